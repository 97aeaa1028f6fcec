import { render, screen } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import NotFoundPage, { Head } from "../../src/pages/404";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";

const { notFound } = content;

function propsAt(pathname: string) {
  const props: unknown = { data: { content }, location: { pathname } };
  return props as PageProps<Queries.NotFoundQuery> &
    HeadProps<Queries.NotFoundQuery>;
}

beforeEach(() => {
  staticQuery.data = { content };
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test("the missing page says so in its main heading, and offers the way home", () => {
  render(<NotFoundPage {...propsAt("/nowhere")} />);
  expect(
    screen.getByRole("heading", { level: 1, name: notFound.heading }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: notFound.link })).toHaveAttribute(
    "href",
    "/",
  );
});

test("the missing path is logged to the console, once", () => {
  const { rerender } = render(<NotFoundPage {...propsAt("/a/b%20c/")} />);
  rerender(<NotFoundPage {...propsAt("/a/b%20c/")} />);
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    [notFound.log, "/a/b%20c/"],
  ]);
});

test("the missing page's title names the page and the company", () => {
  render(<Head {...propsAt("/nowhere")} />);
  expect(document.title).toBe(`${notFound.title} | ${content.site.brand.name}`);
});
