import { render, screen, within } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";

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
