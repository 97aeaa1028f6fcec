import { fireEvent, render, screen } from "@testing-library/react";
import {
  failScript,
  frame,
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

describe("another try", () => {
  test("loads a new frame and a new script, and waits again", () => {
    render(<Probe wanted />);
    const [firstFrame, [firstScript]] = [frame(), scripts()];
    passTime(10_000);
    fireEvent.click(screen.getByText("Retry"));
    expect(status()).toBe("loading");
    expect(frame()).not.toBe(firstFrame);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(firstScript);
    passTime(10_000);
    expect(status()).toBe("unanswered");
  });

  test("brings the frame back after a failure", () => {
    render(<Probe wanted />);
    failScript();
    fireEvent.click(screen.getByText("Retry"));
    message();
    expect(status()).toBe("ready");
  });
});

describe("without a connection", () => {
  test("nothing is requested and nothing fails", () => {
    setOnline(false);
    render(<Probe wanted />);
    passTime(60_000);
    expect(status()).toBe("offline");
    expect(frame()).toBeNull();
    expect(scripts()).toEqual([]);
  });

  test("the form goes on as soon as the connection is back", () => {
    setOnline(false);
    render(<Probe wanted />);
    setOnline(true);
    expect(status()).toBe("loading");
    expect(scripts()).toHaveLength(1);
  });

  test("a script that fails because the connection was lost spoils no later try", () => {
    render(<Probe wanted />);
    const [script] = scripts();
    setOnline(false);
    fireEvent.error(script as HTMLScriptElement);
    setOnline(true);
    expect(status()).toBe("loading");
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
