import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useNotifications } from "../../src/components/use-notifications";

// jsdom captures no pointers.
beforeAll(() => {
  Element.prototype.hasPointerCapture = () => false;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let show: (text: string) => void;

function Page({ limit }: { limit: number }) {
  const { notify, notifications } = useNotifications(limit, {
    words: {
      ...{ label: "Notifications ({hotkey})", notice: "Notification" },
      close: "Close",
    },
    ...{ hotkey: "F8", className: "" },
  });
  show = notify;
  return <main>{notifications}</main>;
}

function renderNotifications(limit: number) {
  render(<Page limit={limit} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));
const say = async (...texts: string[]) => {
  for (const text of texts) await act(async () => show(text));
};
const shown = () =>
  screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("of one at a time the last one shows", async () => {
  renderNotifications(1);
  await say("First", "Second");
  expect(shown()).toEqual(["Second"]);
});

test("of three at a time the last three show", async () => {
  renderNotifications(3);
  await say("First", "Second", "Third", "Fourth");
  expect(shown()).toEqual(["Second", "Third", "Fourth"]);
});

test("a notification stays for 4000 ms", async () => {
  renderNotifications(3);
  await say("First");
  pass(3_999);
  expect(shown()).toEqual(["First"]);
  pass(1);
  expect(shown()).toEqual([]);
});

test("it does not go while the pointer is on it", async () => {
  const user = renderNotifications(3);
  await say("First");
  pass(3_000);
  await user.hover(screen.getByText("First"));
  pass(10_000);
  expect(shown()).toEqual(["First"]);
  await user.unhover(screen.getByText("First"));
  pass(1_000);
  expect(shown()).toEqual([]);
});

test("it does not go while the focus is on it, which a key brings there", async () => {
  renderNotifications(3);
  await say("First");
  pass(3_000);
  fireEvent.keyDown(document.body, { code: "F8" });
  pass(10_000);
  expect(shown()).toEqual(["First"]);
});

test("it can be closed", async () => {
  const user = renderNotifications(3);
  await say("First", "Second");
  await user.click(screen.getAllByRole("button", { name: "Close" })[0]!);
  expect(shown()).toEqual(["Second"]);
});

test("it is announced politely, and once", async () => {
  renderNotifications(3);
  await say("First");
  pass(100);
  const announced = screen
    .getAllByRole("status")
    .filter(({ textContent }) => textContent?.includes("First"));
  expect(announced).toHaveLength(1);
  expect(announced[0]).toHaveAttribute("aria-live", "polite");
});
