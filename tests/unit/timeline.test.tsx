import { render, screen, within } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";

test.each([
  [1, ["Out, below Top"]],
  [2, ["Out, below Top", "above Top"]],
  [
    4,
    ["Out, below Top", "Middle, below Top", "Middle, below Top", "above Top"],
  ],
])("of %i stages, each shows how far the agency has come", (count, reached) => {
  const [stage] = content.timeline.stages;
  const timeline = {
    ...{ ...content.timeline, shown: true },
    stages: Array.from({ length: count }, (_, index) => ({
      ...stage!,
      slug: `stage-${index}`,
    })),
    illustration: {
      ...content.timeline.illustration,
      levels: ["Out", "Middle", "Top"],
    },
  };
  render(<Timeline timeline={timeline} sourceLine="" button="Ask" />);
  const levels = screen.getAllByRole("listitem").map((item) => {
    const agency = within(item).getByText(content.timeline.illustration.agency);
    const line = within(item).getByText("Top");
    const below =
      line.compareDocumentPosition(agency) === Node.DOCUMENT_POSITION_FOLLOWING;
    const level = agency.nextElementSibling?.textContent;
    return [level, `${below ? "below" : "above"} Top`]
      .filter(Boolean)
      .join(", ");
  });
  expect(levels).toEqual(reached);
});
