import { z } from "zod";
import { heading, label, link, list, slug, text } from "./fields";

/** When a visitor's browser first asks another company for something. */
export const occasions = ["form", "click"] as const;

/** `content/third-parties.yaml`: every other company that a visitor's browser may talk to. */
export const thirdParties = z.strictObject({
  caption: text("The caption of the privacy policy's table."),
  rows: z
    .strictObject({
      purpose: heading("The heading of the row that says what for."),
      when: heading("The heading of the row that says when."),
      data: heading("The heading of the row that says what it learns."),
    })
    .describe("The headings of each company's rows."),
  policyLink: label("The label of the link to the company's own policy."),
  parties: list(
    z.strictObject({
      slug: slug("A name for the company, unique in this list."),
      name: label("Who it is."),
      origins: list(
        text("An address there; only its origin counts."),
        "The addresses that the browser asks.",
      ),
      occasion: z.enum(occasions).meta({
        description:
          "form: when the visitor comes near the form or opens it. click: when the visitor follows a link there.",
        expects: `one of ${occasions.join(", ")}`,
      }),
      purpose: text("What the site needs it for."),
      when: text("When the browser asks it, as the table says it."),
      data: text("What it learns."),
      policy: link("The company's own privacy policy."),
    }),
    "The companies, in the order of the table.",
  ),
});
