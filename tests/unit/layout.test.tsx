import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { attribution } from "../../src/lib/attribution";
import { Layout } from "../../src/components/layout";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";

const { site } = content;

beforeEach(() => {
  staticQuery.data = { content };
});

test("the skip link is the first thing that the keyboard reaches", async () => {
  render(<Layout>{"The page"}</Layout>);
  await userEvent.tab();
  expect(screen.getByRole("link", { name: site.skipLink })).toHaveFocus();
});

test("the skip link leads to the main part, which can take the focus", () => {
  render(<Layout>{"The page"}</Layout>);
  const main = screen.getByRole("main");
  expect(screen.getByRole("link", { name: site.skipLink })).toHaveAttribute(
    "href",
    `#${main.id}`,
  );
  main.focus();
  expect(main).toHaveFocus();
});

test("the page stands in the main part, between the bar and the footer", () => {
  render(<Layout>{"The page"}</Layout>);
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent(/^The page$/);
  expect(main.previousElementSibling).toBe(screen.getByRole("banner"));
  expect(main.nextElementSibling).toBe(screen.getByRole("contentinfo"));
});

test("what a page adds to the bar follows the links", () => {
  render(<Layout navEnd={<button>{"Added"}</button>}>{"The page"}</Layout>);
  expect(screen.getByRole("navigation").lastElementChild).toBe(
    screen.getByText("Added"),
  );
});

test("the advertisement that brought the visitor is remembered on every page", () => {
  const [name = ""] = site.attribution.filter((each) => !each.endsWith("*"));
  window.history.replaceState(null, "", `/?${name}=click`);
  render(<Layout>{"The page"}</Layout>);
  window.history.replaceState(null, "", "/");
  expect(attribution(site.attribution)).toBe(`${name}=click`);
});

test("only the landing page's links stay in the page", () => {
  const [link] = site.nav.links;
  const href = () =>
    screen
      .getByRole("link", { name: link?.label ?? "", hidden: true })
      .getAttribute("href");
  const { rerender } = render(<Layout onLanding>{"The page"}</Layout>);
  expect(href()).toBe(`#${link?.target}`);
  rerender(<Layout>{"The page"}</Layout>);
  expect(href()).toBe(`/#${link?.target}`);
});
