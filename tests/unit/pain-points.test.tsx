import { render, screen } from "@testing-library/react";
import { PainPoints } from "../../src/sections/pain-points";
import { content } from "../support/content";

const { painPoints } = content;
const words = { sourceLine: "From {source}, {date}.", button: "Ask" };

test("the figure of others stands with its source, and the section without it where there is none", () => {
  const { rerender } = render(<PainPoints {...{ painPoints, ...words }} />);
  const figure = `${painPoints.claim?.percent}%`;
  expect(screen.getByText(figure)).toBeVisible();
  const none = { ...painPoints, claim: null };
  rerender(<PainPoints painPoints={none} {...words} />);
  expect(screen.queryByText(figure)).toBeNull();
  expect(screen.queryByText(/^From/)).toBeNull();
  expect(screen.getByRole("table")).toBeVisible();
});
