import { z } from "zod";
import { evidence, heading, label, list, slug, text } from "./fields";

/** `content/pain-points.yaml`: what is wrong with shared leads. */
export const painPoints = z.strictObject({
  heading: heading("The heading of the section."),
  lead: text("The paragraph below the heading."),
  claim: z
    .strictObject({
      percent: z.int().min(1).max(100).meta({
        description: "The percentage, without the % sign.",
        expects: "a whole number from 1 to 100",
      }),
      text: text("What that percentage of agents says.", 120),
      ...evidence,
    })
    .describe("The figure in the section. Leave it out to claim none.")
    .optional(),
  caption: heading("The heading of the table."),
  columns: z
    .strictObject({
      them: label("The heading of the column about the others."),
      us: label("The heading of the column about us."),
    })
    .describe("The headings of the columns."),
  rows: list(
    z.strictObject({
      slug: slug("A name for the row, unique in this list."),
      question: text("What is compared, as a question.", 80),
      them: text("The answer for the others, in a sentence.", 120),
      us: text("The answer for us, in a sentence.", 120),
    }),
    "The rows of the table, in the order in which they are shown.",
  ),
});
