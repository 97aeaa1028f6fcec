import { z } from "zod";
import { list, range, slug, text } from "./fields";

/** `content/timeline.yaml`: how a ranking moves over the first months. */
export const timeline = z.strictObject({
  heading: text("The heading of the section."),
  lead: text("The paragraph below the heading."),
  claims: z
    .strictObject({
      movementWeeks: range.describe(
        "Weeks until the Map Pack position first moves.",
      ),
      improvementDays: range.describe("Days until the improvement is real."),
      typicalMonths: range.describe(
        "Months within which improvement is typically seen, as the FAQ says.",
      ),
    })
    .describe("The timing claims, written once; copy refers to them."),
  stages: list(
    z.strictObject({
      slug: slug("A name for the stage, unique in this list."),
      when: text('The time of the stage, for example "Weeks 1–2".'),
      heading: text("The stage in a few words."),
      text: text("What happens in this stage."),
    }),
    "The stages, in order of time.",
  ),
  illustration: z
    .strictObject({
      caption: text("What the picture shows; says that it is an illustration."),
      levels: list(
        text("The name of a level."),
        "The levels that the line climbs, lowest first.",
      ),
    })
    .describe("The picture: a line that climbs over the stages."),
  note: text("The reservation below the stages."),
});
