import { z } from "zod";
import { text } from "./fields";

/** `content/form.yaml`: the section with the third-party form, and all that its states say. */
export const form = z.strictObject({
  heading: text("The heading of the section."),
  lead: text("The paragraph below the heading."),
  status: z
    .strictObject({
      loading: text("Said while the form loads."),
      ready: text("Said once the form can be used."),
      failed: text("Said when the form did not load."),
    })
    .describe("What the line above the form says in each state."),
  fallback: z
    .strictObject({
      text: text("The sentence before the two other ways to reach us."),
      link: text("The label of the link that opens the form on its own page."),
      email: text("The label of the e-mail link; the address follows it."),
    })
    .describe("The other ways to reach us, always shown below the form."),
});
