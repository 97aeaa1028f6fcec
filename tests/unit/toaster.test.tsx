import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { notify, Toaster } from "../../src/components/toaster";

const words = { label: "Notices ({hotkey})", notice: "Notice", close: "Close" };

// jsdom captures no pointers.
Element.prototype.hasPointerCapture = () => false;

beforeEach(async () => {
  jest.useFakeTimers();
  await act(async () => render(<Toaster words={words} />));
  // Those of the test before time out.
  pass(4_000);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));
const say = async (kind: "status" | "event", ...texts: string[]) => {
  for (const text of texts) await act(async () => notify(kind, text));
};
const shown = () =>
  screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("before the first notification there is nothing on the page", () => {
  expect(screen.queryByRole("region")).toBeNull();
});

test("one status and three events are shown, the latest of each, in one region", async () => {
  await say("status", "Copied", "Saved");
  await say("event", "First", "Second", "Third", "Fourth");
  expect(shown()).toEqual(["Saved", "Second", "Third", "Fourth"]);
  expect(screen.getByRole("region")).toHaveAccessibleName("Notices (F8)");
});

test("a notification stays for 4 seconds", async () => {
  await say("event", "First");
  pass(3_999);
  expect(shown()).toEqual(["First"]);
  pass(1);
  expect(shown()).toEqual([]);
});

test("a notification waits while the pointer or the focus is on it, and can be closed", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await say("event", "First");
  await user.hover(screen.getByText("First"));
  pass(10_000);
  await user.unhover(screen.getByText("First"));
  fireEvent.keyDown(document.body, { code: "F8" });
  pass(10_000);
  expect(shown()).toEqual(["First"]);
  await user.click(screen.getByRole("button", { name: words.close }));
  expect(shown()).toEqual([]);
});
