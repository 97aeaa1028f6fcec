import { render, screen } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { wrapPage } from "../../src/components/wrap-page";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";

let rendered = 0;

function Counted() {
  rendered += 1;
  return <p>A page</p>;
}

/** The page as Gatsby asks for it at an address. */
function at(address: string, data = {}) {
  const location = new URL(address, "https://example.com");
  const props = { location, data };
  return wrapPage({
    element: <Counted />,
    props,
  } as unknown as WrapPageElementBrowserArgs);
}

beforeEach(() => {
  staticQuery.data = { content };
  rendered = 0;
});

test("a link to a part of the page does not render it anew", () => {
  const data = {};
  const { rerender } = render(at("/", data));
  rerender(at("/#form", data));
  expect(screen.getByText("A page")).toBeVisible();
  expect(rendered).toBe(1);
});

test("another page is rendered, and the same one with other data", () => {
  const { rerender } = render(at("/", {}));
  rerender(at("/", {}));
  expect(rendered).toBe(2);
  const data = {};
  rerender(at("/404", data));
  rerender(at("/410", data));
  expect(rendered).toBe(4);
});
