import { render, screen } from "@testing-library/react";
import { Closing } from "../../src/sections/closing";
import { content } from "../support/content";

const { closing } = content;

beforeEach(() => void render(<Closing closing={closing} />));

test("the closing call is a region named by its heading, at its anchor", () => {
  const region = screen.getByRole("region", { name: closing.heading });
  expect(region).toHaveAttribute("id", "closing");
  expect(region).toHaveTextContent(closing.text);
});

test("the closing button leads to the form", () => {
  expect(screen.getByRole("link", { name: closing.button })).toHaveAttribute(
    "href",
    "#form",
  );
});
