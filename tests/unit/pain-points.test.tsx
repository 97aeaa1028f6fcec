import { render, screen, within } from "@testing-library/react";
import { PainPoints } from "../../src/sections/pain-points";
import { content } from "../support/content";

const { painPoints } = content;

test("the pain points are a region named by its heading, at its anchor", () => {
  render(<PainPoints painPoints={painPoints} />);
  expect(
    screen.getByRole("region", { name: painPoints.heading }),
  ).toHaveAttribute("id", "pain-points");
});

test("the claim is read as one sentence that starts with the percentage", () => {
  const claim = { ...painPoints.claim, percent: 42 };
  render(<PainPoints painPoints={{ ...painPoints, claim }} />);
  expect(screen.getByText("42%").closest("p")).toHaveTextContent(
    `42%${claim.text}`,
  );
});

test("every point has a heading and its text, in order", () => {
  render(<PainPoints painPoints={painPoints} />);
  const points = screen.getAllByRole("listitem").map((item) => ({
    heading: within(item).getByRole("heading", { level: 3 }).textContent,
    text: within(item).getByRole("paragraph").textContent,
  }));
  expect(points).toEqual(
    painPoints.points.map(({ heading, text }) => ({ heading, text })),
  );
});

test("the section ends with the line that leads over to our way", () => {
  render(<PainPoints painPoints={painPoints} />);
  expect(screen.getAllByRole("paragraph").at(-1)).toHaveTextContent(
    painPoints.turn,
  );
});
