import { act, render, screen } from "@testing-library/react";
import { FloatingButton } from "../../src/components/floating-button";
import { reportInView } from "../support/intersections";

const button = () => screen.getByRole("link", { name: "Ask", hidden: true });
const link = () => screen.getByText("Elsewhere");
const isInert = () => button().closest("[inert]") !== null;

/** Focuses an element that is at the bottom of the screen, where the button is. */
function focusAtBottom(element: HTMLElement) {
  const box = { top: innerHeight - 80, bottom: innerHeight } as DOMRect;
  for (const each of [element, button().parentElement as HTMLElement])
    each.getBoundingClientRect = () => box;
  act(() => element.focus());
}

beforeEach(() => {
  window.scrollY = 201;
  render(
    <>
      <a href="#form">{"Elsewhere"}</a>
      <section id="form" data-testid="form" />
      <FloatingButton label="Ask" />
    </>,
  );
});

test("the floating button goes by the latest of several reports on the form", () => {
  expect(isInert()).toBe(false);
  reportInView(screen.getByTestId("form"), false, true);
  expect(isInert()).toBe(true);
  reportInView(screen.getByTestId("form"), true, false);
  expect(isInert()).toBe(false);
});

test("the floating button makes way for what it would cover, until the focus leaves", () => {
  focusAtBottom(link());
  expect(isInert()).toBe(true);
  act(() => link().blur());
  expect(isInert()).toBe(false);
});

test("the floating button does not hide from its own focus", () => {
  focusAtBottom(button());
  expect(isInert()).toBe(false);
});
