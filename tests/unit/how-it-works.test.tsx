import { render, screen, within } from "@testing-library/react";
import { HowItWorks } from "../../src/sections/how-it-works";
import { content } from "../support/content";

const { howItWorks } = content;

beforeEach(() => void render(<HowItWorks howItWorks={howItWorks} />));

test("how it works is a region named by its heading, at the anchor of the navigation", () => {
  expect(
    screen.getByRole("region", { name: howItWorks.heading }),
  ).toHaveAttribute("id", "how-it-works");
});

const stepOf = (heading: string) =>
  screen
    .getByRole("heading", { level: 3, name: heading })
    .closest("li") as HTMLElement;

test("the steps are an ordered list with a heading and a text each", () => {
  const items = howItWorks.steps.map(({ heading }) => stepOf(heading));
  const [list] = items.map((item) => item.parentElement);
  expect(list?.tagName).toBe("OL");
  expect([...(list?.children ?? [])]).toEqual(items);
  howItWorks.steps.forEach(({ heading, text }) => {
    expect(within(stepOf(heading)).getByText(text)).toBeVisible();
  });
});

test("the steps' numbers are drawn for the eye only, as the list counts by itself", () => {
  howItWorks.steps.forEach(({ heading }, index) => {
    const number = within(stepOf(heading)).getByText(String(index + 1));
    expect(number).toHaveAttribute("aria-hidden", "true");
  });
});

test("the text thread is a figure that says what it shows, and can be read out", () => {
  const { caption, messages } = howItWorks.thread;
  const thread = within(
    screen.getByText(caption).closest("figure") as HTMLElement,
  );
  expect(
    thread.getAllByRole("listitem").map((message) => message.textContent),
  ).toEqual(messages.map(({ sender, text }) => `${sender}${text}`));
});

test("the dashboard is a figure that says what it shows, and is not read out", () => {
  const { caption, title } = howItWorks.dashboard;
  const dashboard = screen.getByText(caption).closest("figure") as HTMLElement;
  expect(within(dashboard).queryByRole("listitem")).toBeNull();
  expect(
    within(dashboard).getByText(title).closest("[aria-hidden]"),
  ).toBeVisible();
});

test("every service that the fee includes is named and explained, below its own heading", () => {
  expect(
    screen.getByRole("heading", { level: 3, name: howItWorks.includedHeading }),
  ).toBeVisible();
  const services = screen.getAllByRole("term").map((term, index) => ({
    heading: term.textContent,
    text: screen.getAllByRole("definition")[index]?.textContent,
  }));
  expect(services).toEqual(
    howItWorks.included.map(({ heading, text }) => ({ heading, text })),
  );
});
