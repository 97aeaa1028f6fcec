import { z } from "zod";
import { formatRange, interpolate } from "../../src/lib/figures";
import {
  evidence,
  heading,
  label,
  list,
  range,
  slug,
  text,
  withVariables,
} from "./fields";

const stage = z
  .strictObject({
    slug: slug("A name for the stage, unique in this list."),
    weeks: range
      .describe("The weeks of the stage. Leave it out if it has months.")
      .optional(),
    months: range
      .describe("The months of the stage. Leave it out if it has weeks.")
      .optional(),
    heading: text("The stage in a few words."),
    text: text("What happens in this stage."),
  })
  .refine(({ weeks, months }) => !weeks !== !months, {
    message:
      'expected weeks or months, and not both – write one line such as "weeks: { low: 1, high: 2 }"',
  });

const times = z.strictObject({
  week: withVariables(label("The time of a stage of one week."), "range"),
  weeks: withVariables(label("The time of a stage in weeks."), "range"),
  month: withVariables(label("The time of a stage of one month."), "range"),
  months: withVariables(label("The time of a stage in months."), "range"),
});

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
  times: times.describe("How the time of a stage reads."),
  stages: list(stage, "The stages, in chronological order."),
  drawing: z
    .strictObject({
      caption: text(
        "What the drawing shows. It stands beside the word Example.",
        80,
      ),
      levels: list(
        label("The name of a level."),
        "The levels of the drawing, lowest first.",
      ),
    })
    .describe("The drawing above the stages."),
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

type Timeline = z.output<typeof timeline>;

/** Adds the time of each stage in words. */
export function withTimes(written: Timeline) {
  const { stages, times } = written;
  return {
    ...written,
    stages: stages.map((stage) => ({ ...stage, when: timeOf(stage, times) })),
  };
}

function timeOf(
  { weeks, months }: Timeline["stages"][number],
  words: Timeline["times"],
): string {
  // The schema has found one of the two.
  const range = months ?? weeks ?? { low: 0, high: 0 };
  const isOne = range.low === range.high && !range.andMore;
  const unit = months ? (isOne ? "month" : "months") : isOne ? "week" : "weeks";
  return interpolate(words[unit], { range: formatRange(range) });
}
