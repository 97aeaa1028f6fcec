import { z } from "zod";
import { evidence, heading, list, shown, slug, text } from "./fields";

/** `content/pain-points.yaml`: what is wrong with shared leads. */
export const painPoints = z.strictObject({
  shown,
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
    .describe("The figure in the section."),
  points: list(
    z.strictObject({
      slug: slug("A name for the point, unique in this list."),
      heading: text("The point in a few words."),
      text: text("The point in a sentence or two."),
    }),
    "The points, in the order in which they are shown.",
  ),
  turn: text("The closing line that leads into our offer."),
});
