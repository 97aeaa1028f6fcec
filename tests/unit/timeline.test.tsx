import { render } from "@testing-library/react";
import { Climb } from "../../src/illustrations/climb";

test("a stage that overlaps the one before is drawn in a row of its own", () => {
  const { container } = render(
    <Climb
      levels={["Out", "Top"]}
      stages={[
        { low: 1, high: 2 },
        { low: 3, high: 4 },
        { low: 4, high: 8 },
      ]}
    />,
  );
  const rows = [...container.querySelectorAll("rect")].map((bar) =>
    bar.getAttribute("y"),
  );
  expect(rows[1]).toBe(rows[0]);
  expect(rows[2]).not.toBe(rows[1]);
});
