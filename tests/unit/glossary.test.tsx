import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { Explained, Glossary } from "../../src/components/glossary";

// jsdom has no layout to observe.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const terms = [
  { slug: "lead", term: "Lead", meaning: "Somebody who asked." },
  { slug: "shared-lead", term: "Shared lead", meaning: "Sold many times." },
  { slug: "cost", term: "Cost (per call)", meaning: "A division." },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderText(text: string) {
  render(
    <Glossary terms={terms}>
      <p>
        <Explained text={text} />
      </p>
    </Glossary>,
  );
  expect(screen.getByRole("paragraph").textContent).toBe(text);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const term = (name: string) => screen.getByRole("button", { name });
const tooltip = () => screen.queryByRole("tooltip")?.textContent ?? null;
const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));

test.each([
  ["A shared lead costs less than two shared leads.", ["shared lead"]],
  ["Shared leads are sold, a lead is not.", ["Shared leads", "lead"]],
  ["What is a lead", ["lead"]],
  ["The cost (per call) is this.", ["cost (per call)"]],
  ["Mislead the leaders.", []],
])("in %j the visitor can ask about %j", (text, mentions) => {
  renderText(text);
  const found = screen.queryAllByRole("button");
  expect(found.map(({ textContent }) => textContent)).toEqual(mentions);
});

test("a tooltip opens after the pointer has rested for 700 ms", async () => {
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
    const user = renderText("A lead, and the cost (per call).");
    await user.hover(term("lead"));
    pass(700);
    await user.keyboard("{Escape}");
    await user.unhover(term("lead"));
    pass(gap);
    fireEvent.pointerMove(term("cost (per call)"));
    expect(tooltip()).toBe(shown);
  },
);

test("a screen reader's click, which comes without a pointer, closes a tooltip and opens it again", async () => {
  const user = renderText("A lead.");
  await user.tab();
  fireEvent.click(term("lead"), { detail: 0 });
  expect(tooltip()).toBeNull();
  fireEvent.click(term("lead"), { detail: 0 });
  expect(tooltip()).toBe("Somebody who asked.");
});

test("Enter and Space close a tooltip and open it again", async () => {
  const user = renderText("A lead.");
  await user.tab();
  expect(term("lead")).toHaveAccessibleDescription("Somebody who asked.");
  await user.keyboard("{Enter}");
  expect(tooltip()).toBeNull();
  await user.keyboard(" ");
  expect(tooltip()).toBe("Somebody who asked.");
});

test("until React takes over, a term is plain text", () => {
  const html = renderToString(
    <Glossary terms={terms}>
      <Explained text="A lead." />
    </Glossary>,
  );
  expect(html).toBe("A lead.");
});
