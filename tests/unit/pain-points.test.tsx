import { render, screen, within } from "@testing-library/react";
import { PainPoints } from "../../src/sections/pain-points";
import { content } from "../support/content";

const painPoints = { ...content.painPoints, shown: true };
const { sourceLine } = content.site;

const renderWith = (change: Partial<Queries.PainPointsFragment> = {}) =>
  render(
    <PainPoints
      painPoints={{ ...painPoints, ...change }}
      sourceLine={sourceLine}
    />,
  );

test("the pain points are a region named by its heading, at its anchor", () => {
  renderWith();
  expect(
    screen.getByRole("region", { name: painPoints.heading }),
  ).toHaveAttribute("id", "pain-points");
});

test("the claim is read as one sentence that starts with the percentage", () => {
  const claim = { ...painPoints.claim, percent: 42 };
  renderWith({ claim });
  expect(screen.getByText("42%").closest("p")).toHaveTextContent(
    `42%${claim.text}`,
  );
});

test("every point has a heading and its text, in order", () => {
  renderWith();
  const points = screen.getAllByRole("listitem").map((item) => ({
    heading: within(item).getByRole("heading", { level: 3 }).textContent,
    text: within(item).getByRole("paragraph").textContent,
  }));
  expect(points).toEqual(
    painPoints.points.map(({ heading, text }) => ({ heading, text })),
  );
});

test("the section ends with the line that leads over to our way", () => {
  renderWith();
  expect(screen.getAllByRole("paragraph").at(-1)).toHaveTextContent(
    painPoints.turn,
  );
});

test("the source of the claim stands below it", () => {
  const claim = { ...painPoints.claim, source: "A survey", asOf: "2025-06-10" };
  renderWith({ claim });
  const source = screen.getByText("06/10/2025").closest("p");
  expect(source).toHaveTextContent("A survey");
  expect(source?.previousElementSibling).toHaveTextContent(claim.text);
});

test("pain points that are switched off leave nothing behind", () => {
  const { container } = renderWith({ shown: false });
  expect(container).toBeEmptyDOMElement();
});
