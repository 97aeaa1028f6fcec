import { render } from "@testing-library/react";
import { RangeBar } from "../../src/illustrations/range-bar";

test("a bar goes from the low end to the high end, on the scale that it shares", () => {
  const range = { low: 40, high: 100, andMore: true };
  const { container } = render(
    <RangeBar range={range} scale={200} tone="strong" />,
  );
  expect(container.querySelector("svg")).toHaveAttribute(
    "viewBox",
    "0 0 200 1",
  );
  expect(container.querySelector("rect")).toHaveAttribute("x", "40");
  expect(container.querySelector("rect")).toHaveAttribute("width", "60");
});

test("a bar repeats the figures beside it, so screen readers skip it", () => {
  const { container } = render(
    <RangeBar range={{ low: 0, high: 5 }} scale={100} tone="weak" />,
  );
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
