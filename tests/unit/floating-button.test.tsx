import { act, cleanup, render, screen } from "@testing-library/react";
import { FloatingButton } from "../../src/components/floating-button";
import { content } from "../support/content";
import { reportInView, watchersOf } from "../support/intersections";
import { scrollPageTo } from "../support/scroll";

const label = content.hero.button;

function renderPage() {
  return render(
    <>
      <a href="#form">{"A link that may have focus"}</a>
      <section id="form" data-testid="form" />
      <FloatingButton label={label} />
    </>,
  );
}

const button = () => screen.getByRole("link", { name: label, hidden: true });
const form = () => screen.getByTestId("form");
const isInert = () => button().closest("[inert]") !== null;

const link = () => screen.getByText("A link that may have focus");

/** Focuses something as a keyboard would, where it stands on the screen. */
function focusAt(element: HTMLElement, top: number, bottom: number) {
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  const bar = button().parentElement as HTMLElement;
  bar.getBoundingClientRect = () =>
    ({ top: innerHeight - 80, bottom: innerHeight }) as DOMRect;
  act(() => element.focus());
}

beforeEach(() => {
  renderPage();
  scrollPageTo(201);
});
afterEach(() => scrollPageTo(0));

test("the floating button leads to the form", () => {
  expect(button()).toHaveAttribute("href", "#form");
});

test("the floating button is inert at the top of the page", () => {
  scrollPageTo(0);
  expect(isInert()).toBe(true);
});

test("the floating button is inert at 200 px", () => {
  scrollPageTo(200);
  expect(isInert()).toBe(true);
});

test("the floating button can be used from 201 px", () => {
  expect(isInert()).toBe(false);
});

test("the floating button is not seen while it is inert", () => {
  expect(button().parentElement).not.toHaveClass("invisible");
  scrollPageTo(200);
  expect(button().parentElement).toHaveClass("invisible");
});

test("the floating button is inert while the form is in view", () => {
  reportInView(form(), true);
  expect(isInert()).toBe(true);
});

test("the floating button comes back when the form has left the view", () => {
  reportInView(form(), true);
  reportInView(form(), false);
  expect(isInert()).toBe(false);
});

test("the floating button goes by the latest of several reports on the form", () => {
  reportInView(form(), true, false);
  expect(isInert()).toBe(false);
});

test("the floating button gives way to what has focus below it", () => {
  focusAt(link(), innerHeight - 60, innerHeight - 20);
  expect(isInert()).toBe(true);
});

test("the floating button stays where what has focus is above it", () => {
  focusAt(link(), 100, 140);
  expect(isInert()).toBe(false);
});

test("the floating button comes back when the focus has left", () => {
  focusAt(link(), innerHeight - 60, innerHeight - 20);
  act(() => link().blur());
  expect(isInert()).toBe(false);
});

test("the floating button does not hide from its own focus", () => {
  focusAt(button(), innerHeight - 70, innerHeight - 10);
  expect(isInert()).toBe(false);
});

test("the floating button stops watching the form when it leaves the page", () => {
  const watched = form();
  cleanup();
  expect(watchersOf(watched)).toEqual([]);
});
