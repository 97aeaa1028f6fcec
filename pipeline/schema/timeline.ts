import { z } from "zod";
import {
  formatRange,
  interpolate,
  type RangeOfNumbers,
} from "../../src/lib/figures";
import { evidence, heading, label, list, range, slug, text } from "./fields";

const stage = z.strictObject({
  slug: slug("A name for the stage, unique in this list."),
  weeks: range
    .describe("The weeks of the stage. Leave it out if it has months.")
    .optional(),
  months: range
    .describe("The months of the stage. Leave it out if it has weeks.")
    .optional(),
  when: label(
    "The time of the stage. Leave it out: the site writes it from the weeks or months.",
  ).optional(),
  heading: text("The stage in a few words."),
  text: text("What happens in this stage."),
});

const times = z.strictObject({
  week: label("The time of a stage of one week. Variable: {range}."),
  weeks: label("The time of a stage in weeks. Variable: {range}."),
  month: label("The time of a stage of one month. Variable: {range}."),
  months: label("The time of a stage in months. Variable: {range}."),
});

/** `content/timeline.yaml`: how a ranking moves over the first months. */
export const timeline = z
  .strictObject({
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
  })
  .superRefine(({ stages, times }, context) => {
    stages.forEach((stage, index) => {
      const addIssue = (key: keyof Stage, message: string) =>
        context.addIssue({
          code: "custom",
          path: ["stages", index, key],
          message,
        });
      const { weeks, months, when } = stage;
      const written = months ? "months" : "weeks";
      const time = timeOf(stage, times);
      const place = weeksOf(stage);
      const before = stages[index - 1];
      if (!weeks && !months)
        addIssue(
          "weeks",
          'expected weeks or months, found neither – add a line such as "weeks: { low: 1, high: 2 }"',
        );
      else if (weeks && months)
        addIssue(
          "weeks",
          "expected weeks or months, found both – remove one of the two",
        );
      else if (place.low < 1)
        addIssue(
          written,
          "expected a first number of at least 1, found 0 – the first week is week 1",
        );
      else if (before && isEarlier(place, weeksOf(before)))
        addIssue(
          written,
          "this stage comes before the one above it – put the stages in chronological order",
        );
      else if (when && when !== time)
        addIssue(
          "when",
          `expected "${time}", because of the ${written} of this stage, found "${when}" – remove the line, and the site writes it`,
        );
    });
  });

type Stage = z.output<typeof stage>;

/** Sets the words for the time of each stage. */
export function fillTimes({ stages, times }: z.output<typeof timeline>): void {
  for (const stage of stages) stage.when = timeOf(stage, times);
}

function timeOf(
  { weeks, months }: Stage,
  words: z.output<typeof times>,
): string {
  const range = months ?? weeks ?? none;
  const isOne = range.low === range.high && !range.andMore;
  const unit = months ? (isOne ? "month" : "months") : isOne ? "week" : "weeks";
  return interpolate(words[unit], {
    range: formatRange(range),
  });
}

const none: z.output<typeof range> = { low: 0, high: 0 };

/** The weeks of a stage. A quarter has thirteen, so months 2–3 are weeks 5–13. */
function weeksOf({ weeks = none, months }: Stage) {
  if (!months) return weeks;
  const weeksUntil = (month: number) => Math.round((month * 13) / 3);
  return { low: weeksUntil(months.low - 1) + 1, high: weeksUntil(months.high) };
}

function isEarlier(one: RangeOfNumbers, other: RangeOfNumbers): boolean {
  return (
    one.low < other.low || (one.low === other.low && one.high < other.high)
  );
}
