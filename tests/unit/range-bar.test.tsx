import { render } from "@testing-library/react";
import { RangeBar } from "../../src/market-finder/range-bar";

test.each([true, false])(
  "a bar goes from the low end to the high end, on a shared scale, and on in stripes if more is %s",
  (andMore) => {
    const range = { low: 40, high: 100, andMore };
    const { container } = render(
      <RangeBar range={range} scale={200} tone="strong" className="" />,
    );
    const [svg, bar, stripes] = ["svg", "rect", "line"].map((name) =>
      container.querySelector(name),
    );
    expect(svg).toHaveAttribute("viewBox", "0 0 220 1");
    expect(bar).toHaveAttribute("x", "40");
    expect(bar).toHaveAttribute("width", "60");
    expect(stripes?.getAttribute("x1")).toBe(andMore ? "100" : undefined);
  },
);
