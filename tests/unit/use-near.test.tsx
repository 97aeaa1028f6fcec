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

test("an element that came near, if only while the browser was busy, is near from then on", () => {
  render(<Probe />);
  const box = screen.getByTestId("box");
  expect(watchersOf(box)).toMatchObject([{ rootMargin: "50% 0px" }]);
  reportInView(box, false);
  expect(box).toHaveTextContent("far");
  reportInView(box, true, false);
  expect(box).toHaveTextContent("near");
  expect(watchersOf(box)).toEqual([]);
});
