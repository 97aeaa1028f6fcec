import { z } from "zod";
import { picture } from "./picture";
import {
  heading,
  label,
  link,
  list,
  phone,
  text,
  withVariables,
} from "./fields";

/** `content/form.yaml`: the section with the third-party form, and its status messages. */
export const form = z.strictObject({
  heading: heading("The heading of the section."),
  askedHeading: withVariables(
    heading(
      "The heading after the visitor has asked about a ZIP code; as long as the other one, so that nothing moves.",
    ),
    "zip",
  ),
  steps: list(
    text("One step, in a sentence."),
    "What happens after the visitor asks, step by step.",
  ),
  whoAnswers: z
    .strictObject({
      portrait: picture("The portrait of the person who answers."),
      name: label("The name of the person who answers.").optional(),
      text: text("A sentence about that person.", 200).optional(),
      phone: phone("That person's phone number, beside the form.").optional(),
      booking: z
        .strictObject({
          url: link("The address of the calendar."),
          label: label("The label of the link."),
          newTab: label(
            "Screen readers say this after the label: the calendar opens in a new tab.",
          ),
        })
        .describe("A link for visitors who would rather book a call.")
        .optional(),
      replyTime: text("How soon the visitor hears from us.", 100).optional(),
    })
    .describe("Who answers a visitor. Empty, the block is not there.")
    .optional(),
  status: z
    .strictObject({
      loading: text(
        "Shown until the form has answered; in one line on a phone. The two other ways are below.",
        40,
      ),
      ready: text("Screen readers say this once the form is ready to use."),
      silent: text(
        "Shown above a form that has not answered, although its host is there. It may work, so do not say that it failed.",
      ),
      down: text("Shown in place of a form whose host cannot be reached."),
      unconfirmed: text(
        "Shown when the visitor has sent the form and no answer can be seen. Keeps the visitor from sending it twice.",
      ),
      retry: label("The label of the button that loads the form again."),
    })
    .describe("The status line above the form."),
  answer: z
    .strictObject({
      found: withVariables(
        text("Shown when the place is found, in two lines on a phone.", 70),
        "zip",
        "city",
        "state",
        "top3",
        "notRanked",
      ),
      failed: withVariables(
        text(
          "Shown when the place cannot be looked up because of the connection.",
        ),
        "zip",
      ),
    })
    .describe("What the page says above the form about a ZIP code."),
  stillAsks: withVariables(
    text(
      "Shown above the form to visitors who have been in it and then ask about another ZIP code. That in the form is {zip}.",
      60,
    ),
    "zip",
  ),
  fallback: z
    .strictObject({
      text: text("The sentence before the two other ways to reach us."),
      link: label("The label of the link that opens the form on its own page."),
      email: label("The label of the email link; the address follows it."),
    })
    .describe(
      "The other ways to reach us: below the form, or above it while it has not answered.",
    ),
  consent: z
    .strictObject({
      text: text(
        "Stands above the form: who will contact the visitor and how, that consent is not a condition of purchase, how often, what it costs and how to opt out. In seven lines on a phone, so that the form begins on the first screen.",
        280,
      ),
      link: label(
        "The label of the link to the privacy policy after the text.",
      ),
      terms: label(
        "The label of the link to the terms, where there is a content/terms-of-service.md.",
      ),
    })
    .describe("What the visitor agrees to by sending the form."),
});
