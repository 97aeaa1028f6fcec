import { fireEvent, render } from "@testing-library/react";
import {
  failScript,
  frame,
  message,
  passTime,
  Probe,
  scripts,
  status,
} from "../support/frame-probe";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("before the form is wanted", () => {
  test("nothing is requested, watched or waited for", () => {
    const listen = jest.spyOn(window, "addEventListener");
    render(<Probe wanted={false} />);
    expect(status()).toBe("pending");
    expect(frame()).toBeNull();
    expect(scripts()).toEqual([]);
    expect(listen.mock.calls.map(([type]) => type)).not.toContain("message");
    expect(jest.getTimerCount()).toBe(0);
  });

  test("time does not make it fail", () => {
    const { rerender } = render(<Probe wanted={false} />);
    passTime(60_000);
    rerender(<Probe wanted />);
    expect(status()).toBe("loading");
  });
});

describe("once the form is wanted", () => {
  beforeEach(() => void render(<Probe wanted />));

  test("it is loading, with its frame and the provider's script", () => {
    expect(status()).toBe("loading");
    expect(frame()).toBeInTheDocument();
    expect(scripts()).toHaveLength(1);
  });

  test("a message from the frame and its origin makes it ready", () => {
    message();
    expect(status()).toBe("ready");
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    [
      "an origin that starts alike",
      { origin: "https://forms.example.evil.example" },
    ],
    ["a frame without an origin", { origin: "null" }],
    ["another window of the same origin", { source: window }],
    ["no window", { source: null }],
  ])("a message from %s is ignored", (_, from) => {
    message(from);
    expect(status()).toBe("loading");
  });

  test("the frame's load event proves nothing", () => {
    fireEvent.load(frame() as HTMLElement);
    expect(status()).toBe("loading");
  });

  test("it is slow after 4 s, and not before", () => {
    passTime(3_999);
    expect(status()).toBe("loading");
    passTime(1);
    expect(status()).toBe("slow");
  });

  test("it is given up on after 10 s, and not before, but its frame stays", () => {
    passTime(9_999);
    expect(status()).toBe("slow");
    passTime(1);
    expect(status()).toBe("unanswered");
    expect(frame()).toBeInTheDocument();
  });

  test("it has failed as soon as the provider's script does, and its frame goes", () => {
    failScript();
    expect(status()).toBe("failed");
    expect(frame()).toBeNull();
  });

  test("it stays ready whatever happens later", () => {
    message();
    failScript();
    passTime(10_000);
    expect(status()).toBe("ready");
  });

  test("a late message makes it ready after all", () => {
    passTime(10_000);
    message();
    expect(status()).toBe("ready");
  });
});

test("nothing of it is left when it leaves the page", () => {
  const added = jest.spyOn(window, "addEventListener");
  const removed = jest.spyOn(window, "removeEventListener");
  const listeners = (spy: typeof added | typeof removed) =>
    spy.mock.calls.filter(([type]) => type === "message").map(([, on]) => on);

  const { unmount } = render(<Probe wanted />);
  const [listener] = listeners(added);
  expect(listener).toBeDefined();
  unmount();

  expect(listeners(removed)).toEqual([listener]);
  expect(scripts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
