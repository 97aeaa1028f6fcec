import { z } from "zod";
import { heading, label, text } from "./fields";

/** `content/form.yaml`: the section with the third-party form, and all that its states say. */
export const form = z.strictObject({
  heading: heading("The heading of the section."),
  lead: text("The paragraph below the heading."),
  status: z
    .strictObject({
      pending: text(
        "Stands in its place until the visitor comes near, or where the form cannot load at all.",
      ),
      loading: text("Said while the form loads."),
      slow: text(
        "Said when the form takes long; the link that follows opens it on its own page.",
      ),
      slowLink: label("The label of that link."),
      ready: text("Said once the form can be used."),
      failed: text("Said when the form did not load."),
      unanswered: text(
        "Said when the form does not answer; it may be there all the same.",
      ),
      offline: text("Said when the visitor has no connection."),
      retry: label("The label of the button that loads the form once more."),
    })
    .describe("What the line above the form says in each state."),
  fallback: z
    .strictObject({
      text: text("The sentence before the two other ways to reach us."),
      link: label("The label of the link that opens the form on its own page."),
      email: label("The label of the e-mail link; the address follows it."),
    })
    .describe("The other ways to reach us, always shown below the form."),
  consent: z
    .strictObject({
      text: text(
        "Who will contact the visitor, how and how often, what it costs, how to stop it, and that it is no condition of purchase.",
      ),
      link: label(
        "The label of the link to the privacy policy, which follows the text.",
      ),
    })
    .describe("What the visitor agrees to by sending the form."),
});
