import { render, screen } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";

test.each([
  [1, 0],
  [2, 1],
])("of %i stages there are %i drawings of a climb", (stages, drawings) => {
  const timeline = {
    ...{ ...content.timeline, shown: true },
    stages: content.timeline.stages.slice(0, stages),
  };
  render(<Timeline timeline={timeline} sourceLine="" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(stages);
  expect(screen.queryAllByRole("figure")).toHaveLength(drawings);
});
