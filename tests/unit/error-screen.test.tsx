import { render, screen } from "@testing-library/react";
import { ErrorScreen } from "../../src/components/error-screen";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";

const { error } = content;

function Broken(): never {
  throw new Error("broken on purpose");
}

beforeEach(() => {
  staticQuery.data = { content };
  // React reports the error that it caught.
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test("a page that works is shown as it is", () => {
  render(<ErrorScreen>{"A page"}</ErrorScreen>);
  expect(screen.getByText("A page")).toBeVisible();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a page that fails while it renders gives way to a message", () => {
  render(
    <ErrorScreen>
      <Broken />
    </ErrorScreen>,
  );
  expect(
    screen.getByRole("heading", { level: 1, name: error.heading }),
  ).toBeVisible();
  expect(screen.getByText(error.text)).toBeVisible();
});

test("the message offers the way home", () => {
  render(
    <ErrorScreen>
      <Broken />
    </ErrorScreen>,
  );
  expect(screen.getByRole("link", { name: error.link })).toHaveAttribute(
    "href",
    "/",
  );
});

test("the message ends when the visitor goes to another page", () => {
  const { rerender } = render(
    <ErrorScreen key="/broken">
      <Broken />
    </ErrorScreen>,
  );
  rerender(<ErrorScreen key="/">{"Another page"}</ErrorScreen>);
  expect(screen.getByText("Another page")).toBeVisible();
});
