import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useNear } from "../../src/hooks/use-near";
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

test("an element is far until it comes within the distance, and near from then on", () => {
  render(<Probe />);
  expect(watchersOf(box())).toMatchObject([{ rootMargin: "50% 0px" }]);
  reportInView(box(), false);
  expect(box()).toHaveTextContent("far");
  reportInView(box(), true);
  expect(box()).toHaveTextContent("near");
  expect(watchersOf(box())).toEqual([]);
});

test.each([
  [false, true],
  [true, false],
])(
  "an element that came near at any time while the browser was busy is near: %s, %s",
  (...reports) => {
    render(<Probe />);
    reportInView(box(), ...reports);
    expect(box()).toHaveTextContent("near");
  },
);

test("an element that leaves the page is no longer watched", () => {
  const { unmount } = render(<Probe />);
  const left = box();
  unmount();
  expect(watchersOf(left)).toEqual([]);
});
