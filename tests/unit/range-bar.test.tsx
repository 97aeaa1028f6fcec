import { render } from "@testing-library/react";
import { RangeBar } from "../../src/illustrations/range-bar";

test("a bar goes from the low end to the high end, on a shared scale", () => {
  const range = { low: 40, high: 100, andMore: true };
  const { container } = render(
    <RangeBar range={range} scale={200} tone="strong" className="" />,
  );
  const [svg, bar] = ["svg", "rect"].map((name) =>
    container.querySelector(name),
  );
  expect(svg).toHaveAttribute("viewBox", "0 0 200 1");
  expect(bar).toHaveAttribute("x", "40");
  expect(bar).toHaveAttribute("width", "60");
});
