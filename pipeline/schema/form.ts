import { z } from "zod";
import { confirmed, heading, label, text } from "./fields";

/** `content/form.yaml`: the section with the third-party form, and its status messages. */
export const form = z.strictObject({
  heading: heading("The heading of the section."),
  lead: text("The paragraph below the heading."),
  status: z
    .strictObject({
      pending: text(
        "Shown until the visitor scrolls near the form, or if the form cannot load at all.",
      ),
      loading: text("Shown while the form loads."),
      slow: text(
        "Shown when the form takes a long time to load; a link to the form on its own page follows on the same line.",
        20,
      ),
      slowLink: text("The label of that link.", 24),
      ready: text("Shown once the form is ready to use."),
      failed: text("Shown when the form failed to load."),
      unanswered: text(
        "Shown when the form does not respond; it may have loaded anyway.",
      ),
      offline: text("Shown when the visitor is offline."),
      retry: label("The label of the button that loads the form again."),
    })
    .describe("The status line above the form."),
  fallback: z
    .strictObject({
      text: text("The sentence before the two other ways to reach us."),
      link: label("The label of the link that opens the form on its own page."),
      email: label("The label of the email link; the address follows it."),
    })
    .describe("The other ways to reach us, always shown below the form."),
  consent: z
    .strictObject({
      text: text(
        "Who will contact the visitor, how and how often, what it costs, how to opt out, and that consent is not a condition of purchase.",
      ),
      link: label(
        "The label of the link to the privacy policy after the text.",
      ),
      confirmed,
    })
    .describe("What the visitor agrees to by sending the form."),
});
