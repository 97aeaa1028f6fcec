import { fireEvent, render, screen } from "@testing-library/react";
import {
  failScript,
  frame,
  height,
  message,
  passTime,
  Probe,
  scripts,
  status,
} from "../support/frame-probe";
import { setOnline } from "../support/online";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setOnline(true);
});

const retry = () => fireEvent.click(screen.getByText("Retry"));

test("before the form is wanted nothing is requested or timed, however long it takes", () => {
  const { rerender } = render(<Probe wanted={false} />);
  expect(status()).toBe("pending");
  expect(frame()).toBeNull();
  expect(scripts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
  passTime(60_000);
  rerender(<Probe wanted />);
  expect(status()).toBe("loading");
});

describe("once the form is wanted", () => {
  beforeEach(() => void render(<Probe wanted />));

  test("it loads, with its frame and the provider's script", () => {
    expect(status()).toBe("loading");
    expect(frame()).toBeInTheDocument();
    expect(scripts()).toHaveLength(1);
  });

  test.each<[string, string, () => void]>([
    ["loading", "its frame has loaded", () => fireEvent.load(frame()!)],
    ["loading", "just under 4 s", () => passTime(3_999)],
    ["slow", "4 s", () => passTime(4_000)],
    ["slow", "just under 10 s", () => passTime(9_999)],
    ["unanswered", "10 s", () => passTime(10_000)],
    ["unanswered", "its script has failed", () => failScript()],
    ["ready", "a message from its frame", () => message()],
  ])("it is %s after %s", (expected, _, happen) => {
    happen();
    expect(status()).toBe(expected);
    expect(frame()).toBeInTheDocument();
  });

  test.each<[string, MessageEventInit]>([
    ["another origin", { origin: "https://evil.example" }],
    [
      "an origin that starts alike",
      { origin: "https://forms.example.evil.example" },
    ],
    ["a frame without an origin", { origin: "null" }],
    ["another window of the same origin", { source: window }],
    ["no window", { source: null }],
  ])("a message from %s is ignored", (_, from) => {
    message({ data: "[iFrameSizer]inline-abc:900:300:init", ...from });
    expect(status()).toBe("loading");
    expect(height()).toBe(720);
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

  test.each([
    ["a form that did not answer", () => passTime(10_000)],
    ["a form without its script", () => failScript()],
  ])("%s can be tried again, with a new frame and a new script", (_, fail) => {
    const [firstFrame, [firstScript]] = [frame(), scripts()];
    fail();
    retry();
    expect(status()).toBe("loading");
    expect(frame()).toBeInTheDocument();
    expect(frame()).not.toBe(firstFrame);
    expect(scripts()).toHaveLength(1);
    // At the same address it could wait for the first one.
    expect(scripts()[0]?.src).not.toBe(firstScript?.src);
    passTime(10_000);
    expect(status()).toBe("unanswered");
    message();
    expect(status()).toBe("ready");
  });

  test.each<[unknown, number]>([
    ["[iFrameSizer]inline-abc:900:300:init", 900],
    ["[iFrameSizer]inline-abc:900.75:300:init", 900],
    // Never below the reserved height, and never above what fits.
    ["[iFrameSizer]inline-abc:300:300:init", 720],
    ["[iFrameSizer]inline-abc:999999:300:init", 2400],
    ...["", "0", "-5", "1e9", "9999999", "NaN", "Infinity", "900px"].map(
      (told): [string, number] => [
        `[iFrameSizer]inline-abc:${told}:300:init`,
        720,
      ],
    ),
    ...["inline-ab", "inline-abc-2", "__proto__"].map(
      (id): [string, number] => [`[iFrameSizer]${id}:900:300:init`, 720],
    ),
    [2000, 720],
    [null, 720],
    [{ height: 2000 }, 720],
    [["[iFrameSizer]inline-abc:900:"], 720],
  ])("the message %j makes the height %i", (data, expected) => {
    message({ data });
    expect(height()).toBe(expected);
  });
});

describe("without a connection", () => {
  test("nothing is requested and nothing fails; it goes on once the connection is back", () => {
    setOnline(false);
    render(<Probe wanted />);
    passTime(60_000);
    expect(status()).toBe("offline");
    expect(frame()).toBeNull();
    expect(scripts()).toEqual([]);
    setOnline(true);
    expect(status()).toBe("loading");
    expect(scripts()).toHaveLength(1);
  });

  test("a script that fails because the connection was lost does not spoil the next try", () => {
    render(<Probe wanted />);
    const [script] = scripts();
    setOnline(false);
    fireEvent.error(script!);
    setOnline(true);
    expect(status()).toBe("loading");
  });

  test("a form that the visitor has been in stays, although it has said nothing", () => {
    render(<Probe wanted />);
    const halfFilledIn = frame();
    halfFilledIn?.focus();
    fireEvent.blur(window);
    passTime(0);
    setOnline(false);
    expect(frame()).toBe(halfFilledIn);
  });

  test("a form that is ready stays, and is ready again afterwards", () => {
    render(<Probe wanted />);
    message();
    const halfFilledIn = frame();
    setOnline(false);
    expect(status()).toBe("offline");
    setOnline(true);
    expect(status()).toBe("ready");
    expect(frame()).toBe(halfFilledIn);
  });
});

test("nothing of it is left when it leaves the page", () => {
  const removed = jest.spyOn(window, "removeEventListener");
  const { unmount } = render(<Probe wanted />);
  unmount();
  expect(removed).toHaveBeenCalledWith("message", expect.any(Function));
  expect(scripts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
  removed.mockRestore();
});
