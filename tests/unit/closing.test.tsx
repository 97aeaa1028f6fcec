import { render, screen } from "@testing-library/react";
import { Closing } from "../../src/sections/closing";
import { content } from "../support/content";

const closing = { ...content.closing, shown: true };

test("the closing call is a region named by its heading, at its anchor", () => {
  render(<Closing closing={closing} />);
  const region = screen.getByRole("region", { name: closing.heading });
  expect(region).toHaveAttribute("id", "closing");
  expect(region).toHaveTextContent(closing.text);
});

test("the closing button leads to the form", () => {
  render(<Closing closing={closing} />);
  expect(screen.getByRole("link", { name: closing.button })).toHaveAttribute(
    "href",
    "#form",
  );
});

test("a closing call that is switched off leaves nothing behind", () => {
  const { container } = render(
    <Closing closing={{ ...closing, shown: false }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
