import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useNear } from "../../src/components/use-near";
import { reportInView, watchersOf } from "../support/intersections";

function Probe() {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box, "50% 0px");
  return (
    <div ref={box} data-testid="box">
      {near ? "near" : "far"}
    </div>
  );
}

const box = () => screen.getByTestId("box");

test("an element is far until the browser reports that it is near", () => {
  render(<Probe />);
  expect(box()).toHaveTextContent("far");
  reportInView(box(), false);
  expect(box()).toHaveTextContent("far");
  reportInView(box(), true);
  expect(box()).toHaveTextContent("near");
});

test("an element that came near while the browser was busy is near", () => {
  render(<Probe />);
  reportInView(box(), false, true);
  expect(box()).toHaveTextContent("near");
});

test("an element that was near once is not watched any longer", () => {
  render(<Probe />);
  reportInView(box(), true);
  expect(watchersOf(box())).toEqual([]);
});

test("an element is looked for at the distance that was asked for", () => {
  render(<Probe />);
  expect(watchersOf(box()).map(({ rootMargin }) => rootMargin)).toEqual([
    "50% 0px",
  ]);
});

test("an element that leaves the page is not watched any longer", () => {
  const { unmount } = render(<Probe />);
  const left = box();
  unmount();
  expect(watchersOf(left)).toEqual([]);
});
