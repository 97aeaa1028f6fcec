import { z } from "zod";
import { evidence, heading, label, list, range, slug, text } from "./fields";

/** `content/timeline.yaml`: how a ranking moves over the first months. */
export const timeline = z.strictObject({
  heading: heading("The heading of the section."),
  claims: z
    .strictObject({
      movementWeeks: range.describe(
        "Weeks until the Map Pack position first moves.",
      ),
      improvementDays: range.describe("Days until real improvement."),
      typicalMonths: range.describe(
        "Months until improvement is typical; the FAQ mentions them.",
      ),
      ...evidence,
    })
    .describe("The timing claims. Copy refers to them."),
  stages: list(
    z.strictObject({
      slug: slug("A name for the stage, unique in this list."),
      when: label('The time of the stage, for example "Weeks 1–2".'),
      weeks: range.describe("The weeks of the stage, for the drawing."),
      heading: text("The stage in a few words."),
      text: text("What happens in this stage."),
    }),
    "The stages, in chronological order.",
  ),
  levels: list(
    label("The name of a level."),
    "The levels that a listing climbs in the drawing, lowest first.",
  ),
  straightAnswer: z
    .strictObject({
      heading: heading("The heading of the box."),
      figures: list(
        z.strictObject({
          value: text("How long, with the unit.", 30),
          label: text("What takes that long."),
        }),
        "The times, soonest first.",
      ),
      text: text("The rest: guarantees, and how to leave."),
    })
    .describe("The box below the stages: every doubt, once."),
});
