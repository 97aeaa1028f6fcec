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

const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));
const say = async (...texts: string[]) => {
  for (const text of texts) await act(async () => show(text));
};
const shown = () =>
  screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test.each([
  [1, ["Fourth"]],
  [3, ["Second", "Third", "Fourth"]],
])("with room for %i, the latest are shown", async (limit, latest) => {
  render(<Page limit={limit} />);
  await say("First", "Second", "Third", "Fourth");
  expect(shown()).toEqual(latest);
});

test("a notification stays for 4 seconds", async () => {
  render(<Page limit={3} />);
  await say("First");
  pass(3_999);
  expect(shown()).toEqual(["First"]);
  pass(1);
  expect(shown()).toEqual([]);
});

test("a notification waits while the pointer or the focus is on it", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Page limit={3} />);
  await say("First");
  await user.hover(screen.getByText("First"));
  pass(10_000);
  await user.unhover(screen.getByText("First"));
  fireEvent.keyDown(document.body, { code: "F8" });
  pass(10_000);
  expect(shown()).toEqual(["First"]);
});

test("a notification is announced once, without interrupting", async () => {
  render(<Page limit={3} />);
  await say("First");
  pass(100);
  const announced = screen
    .getAllByRole("status")
    .filter(({ textContent }) => textContent?.includes("First"));
  expect(announced).toHaveLength(1);
  expect(announced[0]).toHaveAttribute("aria-live", "polite");
});
