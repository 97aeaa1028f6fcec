import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Faq } from "../../src/sections/faq";
import { content } from "../support/content";

const faq = { ...content.faq, shown: true };

const items = () =>
  screen.getAllByRole("group", { hidden: true }) as HTMLDetailsElement[];

test("the FAQ is a region named by its heading, at its anchor", () => {
  render(<Faq faq={faq} />);
  expect(screen.getByRole("region", { name: faq.heading })).toHaveAttribute(
    "id",
    "faq",
  );
});

test("every question is a heading, in order", () => {
  render(<Faq faq={faq} />);
  expect(
    screen
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(faq.items.map(({ question }) => question));
});

test("no question is open at first", () => {
  render(<Faq faq={faq} />);
  expect(items().filter(({ open }) => open)).toEqual([]);
});

test("the questions share one name, so that the browser keeps one open at a time", () => {
  render(<Faq faq={faq} />);
  const names = items().map((item) => item.getAttribute("name"));
  expect(names).toHaveLength(faq.items.length);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

test("a click on a question opens it, and a second click closes it", async () => {
  render(<Faq faq={faq} />);
  const user = userEvent.setup();
  const [first] = items();
  const question = screen.getByText(faq.items[0]?.question ?? "");
  await user.click(question);
  expect(first?.open).toBe(true);
  await user.click(question);
  expect(first?.open).toBe(false);
});

test("every answer is in the page before its question is opened", () => {
  render(<Faq faq={faq} />);
  items().forEach((item, index) => {
    const [firstParagraph = ""] = faq.items[index]?.answer.split("\n\n") ?? [];
    expect(item).toHaveTextContent(firstParagraph.replace(/\s+/g, " "));
  });
});

test("an empty line in an answer starts a new paragraph", () => {
  const [item] = faq.items.map((first) => ({
    ...first,
    answer: "One.\n\nTwo.",
  }));
  render(<Faq faq={{ ...faq, items: item ? [item] : [] }} />);
  expect(
    within(items()[0] as HTMLElement)
      .getAllByRole("paragraph", { hidden: true })
      .map((paragraph) => paragraph.textContent),
  ).toEqual(["One.", "Two."]);
});

test("every question has a picture that screen readers skip", () => {
  render(<Faq faq={faq} />);
  for (const item of items()) {
    const picture = item.querySelector("svg");
    expect(picture).toHaveAttribute("aria-hidden", "true");
    expect(picture?.querySelector("path")).toHaveAttribute("d");
  }
});

test("an FAQ that is switched off leaves nothing behind", () => {
  const { container } = render(<Faq faq={{ ...faq, shown: false }} />);
  expect(container).toBeEmptyDOMElement();
});
