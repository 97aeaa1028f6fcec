import { z } from "zod";
import {
  evidence,
  heading,
  illustrationCaption,
  label,
  list,
  range,
  slug,
  text,
} from "./fields";

/** `content/timeline.yaml`: how a ranking moves over the first months. */
export const timeline = z.strictObject({
  heading: heading("The heading of the section."),
  lead: text("The paragraph below the heading."),
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
      heading: text("The stage in a few words."),
      text: text("What happens in this stage."),
    }),
    "The stages, in chronological order.",
  ),
  illustration: z
    .strictObject({
      caption: illustrationCaption("What the picture shows."),
      agency: label("The name of the client's agency in the picture."),
      levels: list(
        label("The name of a level."),
        "The levels that the agency climbs, lowest first.",
      ),
      line: label("The name of the line below the third place."),
    })
    .describe("The picture: the agency's place at each stage."),
  outlook: text("How long to plan for, in one sentence below the stages."),
  note: text("The disclaimer below it."),
});
