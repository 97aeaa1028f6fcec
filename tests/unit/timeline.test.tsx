import { render, screen } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";

test("the drawing has a number for each stage, and says that it is an example", () => {
  const { timeline } = content;
  render(
    <Timeline
      timeline={timeline}
      {...{ sourceLine: "", exampleTag: "Example", button: "Ask" }}
    />,
  );
  const drawing = screen.getByRole("figure");
  expect(
    [...drawing.querySelectorAll("li")].map(({ textContent }) => textContent),
  ).toEqual(timeline.stages.map((_, index) => String(index + 1)));
  expect(drawing).toHaveTextContent(`Example${timeline.drawing.caption}`);
});
