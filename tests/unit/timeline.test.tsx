import { render, screen, within } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";

test.each([
  [1, ["Out"]],
  [2, ["Out", "Top"]],
  [4, ["Out", "Middle", "Middle", "Top"]],
])("of %i stages, each shows how far the agency has come", (count, reached) => {
  const [stage] = content.timeline.stages;
  const timeline = {
    ...content.timeline,
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
  const levels = screen
    .getAllByRole("listitem")
    // The agency's own line.
    .map((item) => within(item).getByText(content.timeline.illustration.agency))
    .map((agency) => agency.nextElementSibling?.textContent);
  expect(levels).toEqual(reached);
});
