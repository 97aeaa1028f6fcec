import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Explained, Terms } from "../../src/components/terms";
import "../support/resize-observer";

const terms = [
  { slug: "lead", term: "Lead", meaning: "Somebody who asked." },
  { slug: "shared-lead", term: "Shared lead", meaning: "Sold many times." },
  { slug: "cost", term: "Cost (per call)", meaning: "A division." },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderText(...texts: string[]) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <Terms terms={terms}>
      {texts.map((text) => (
        <p key={text}>
          <Explained text={text} />
        </p>
      ))}
    </Terms>,
  );
  return user;
}

const term = (name: string) => screen.getByRole("button", { name });
const tooltip = () => screen.queryByRole("tooltip")?.textContent ?? null;
const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));

test("the first mention of a term can be asked about, the text stays as it is", () => {
  renderText("A shared lead costs less than two shared leads.");
  expect(screen.getByRole("paragraph")).toHaveTextContent(
    /^A shared lead costs less than two shared leads\.$/,
  );
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test.each([
  ["in the plural", "Shared leads are sold.", "Shared leads"],
  ["at the end", "What is a lead", "lead"],
  ["with brackets", "The cost (per call) is this.", "cost (per call)"],
])("a term is found %s", (_, text, name) => {
  renderText(text);
  expect(term(name)).toBeVisible();
});

test("a part of another word is no term", () => {
  renderText("Mislead the leaders.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a tooltip opens 700 ms after the pointer has come, and not before", async () => {
  const user = renderText("A lead.");
  await user.hover(term("lead"));
  pass(699);
  expect(tooltip()).toBeNull();
  pass(1);
  expect(tooltip()).toBe("Somebody who asked.");
});

test.each([
  [300, null],
  [299, "A division."],
])(
  "%i ms after one has closed, the next shows at once: %s",
  async (gap, shown) => {
    const user = renderText("A lead.", "The cost (per call).");
    await user.hover(term("lead"));
    pass(700);
    await user.keyboard("{Escape}");
    await user.unhover(term("lead"));
    pass(gap);
    fireEvent.pointerMove(term("cost (per call)"));
    expect(tooltip()).toBe(shown);
  },
);

test("a tooltip opens at once on focus, describes its term, and Escape closes it", async () => {
  const user = renderText("A lead.");
  await user.tab();
  expect(term("lead")).toHaveFocus();
  expect(term("lead")).toHaveAccessibleDescription("Somebody who asked.");
  await user.keyboard("{Escape}");
  expect(tooltip()).toBeNull();
  expect(term("lead")).toHaveFocus();
});

test("a tap opens a tooltip, and another closes it", async () => {
  const user = renderText("A lead.");
  const tap = () => user.pointer([{ keys: "[TouchA]", target: term("lead") }]);
  await tap();
  expect(tooltip()).toBe("Somebody who asked.");
  await tap();
  expect(tooltip()).toBeNull();
});

test("the keyboard opens and closes a tooltip too", async () => {
  const user = renderText("A lead.");
  await user.tab();
  await user.keyboard("{Enter}");
  expect(tooltip()).toBeNull();
  await user.keyboard(" ");
  expect(tooltip()).toBe("Somebody who asked.");
});
