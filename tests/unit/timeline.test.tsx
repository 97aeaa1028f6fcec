import { render, screen, within } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";
import { contentWith } from "../support/content-copy";

test("the drawing names each level, and says that it is an example", () => {
  const { timeline } = content;
  render(
    <Timeline
      timeline={timeline}
      {...{ sourceLine: "", exampleTag: "Example", button: "Ask" }}
    />,
  );
  const drawing = screen.getByRole("figure");
  for (const level of timeline.drawing.levels)
    expect(within(drawing).getByText(level)).toBeInTheDocument();
  expect(drawing).toHaveTextContent(`Example${timeline.drawing.caption}`);
});

/** Reads the timeline with these stages. */
function timeline(...stages: object[]) {
  return contentWith({
    "timeline.yaml": (file) =>
      file.set(
        "stages",
        stages.map((stage, index) => ({
          ...{ slug: `stage-${index}`, heading: "H", text: "T", ...stage },
        })),
      ),
  });
}

test("a stage's time is said by its weeks or months", () => {
  const { content } = timeline(
    { weeks: { low: 1, high: 1 } },
    { weeks: { low: 1, high: 2 } },
    { months: { low: 2, high: 3 } },
    { months: { low: 3, high: 3, andMore: true } },
    { months: { low: 4, high: 4 } },
  );
  expect(content?.timeline.stages.map(({ when }) => when)).toEqual([
    ...["In week 1", "In weeks 1–2", "In months 2–3"],
    ...["In months 3+", "In month 4"],
  ]);
});

test.each([{}, { weeks: { low: 5, high: 9 }, months: { low: 2, high: 3 } }])(
  "a stage of %j is a mistake",
  (stage) => {
    expect(timeline(stage).problems.map(({ message }) => message)).toEqual([
      'expected weeks or months, and not both – write one line such as "weeks: { low: 1, high: 2 }"',
    ]);
  },
);

test("the times name their source", () => {
  const { timeline } = content;
  const claims = { ...timeline.claims, source: "A count", asOf: "2025-06-10" };
  render(
    <Timeline
      timeline={{ ...timeline, claims }}
      {...{ sourceLine: "{source}, {date}", exampleTag: "", button: "Ask" }}
    />,
  );
  expect(screen.getByText("06/10/2025")).toBeInTheDocument();
});
