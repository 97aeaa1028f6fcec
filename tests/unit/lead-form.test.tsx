import { act, fireEvent, render, screen } from "@testing-library/react";
import { LeadForm } from "../../src/lead-form/lead-form";
import { setZip } from "../../src/lib/zip-store";
import { content } from "../support/content";
import { reportInView } from "../support/intersections";

const { form, site } = content;
const { host, embedScript, formId, minHeight, title } = site.form;
const active = { isActive: false };
Object.defineProperty(navigator, "userActivation", { value: active });

beforeEach(() => {
  jest.useFakeTimers();
  render(<LeadForm form={form} site={site} />);
});
afterEach(() => {
  jest.useRealTimers();
  scripts().forEach((script) => script.remove());
  setZip("");
  active.isActive = false;
});

test("nothing of the provider is requested before the visitor is near", () => {
  reportInView(document.body, false);
  pass(60_000);
  expect([frame(), ...scripts()]).toEqual([null]);
  expect(status()).toBe(form.status.loading);
});

test("a browser that takes itself for offline gets the form all the same", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  come();
  expect(frame()).toBeInTheDocument();
  expect(scripts()).toHaveLength(1);
  jest.restoreAllMocks();
});

describe("once the visitor is near", () => {
  beforeEach(come);

  test("the card's heading and the consent come before the form", () => {
    for (const text of [form.cardHeading, form.consent.text])
      expect(screen.getByText(text).compareDocumentPosition(frame()!)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  });

  test.each<[keyof typeof form.status, string, () => void]>([
    ["loading", "its frame has loaded", () => fireEvent.load(frame()!)],
    ["loading", "just under 10 s", () => pass(9_999)],
    ["unanswered", "10 s", () => pass(10_000)],
    ["unanswered", "its script has failed", failScript],
    ["ready", "a message from its frame", () => message()],
    ["ready", "a message after 10 s", () => (pass(10_000), message())],
    [
      "ready",
      "a message, whatever comes later",
      () => (message(), pass(10_000)),
    ],
    [
      "ready",
      "10 s in which the visitor was in it",
      () => (use(), pass(10_000)),
    ],
  ])("the form is %s after %s", (expected, _, happen) => {
    happen();
    expect(status()).toBe(form.status[expected]);
    expect(frame()).toBeInTheDocument();
    for (const name of [form.fallback.link, RegExp(site.supportEmail)])
      expect(screen.getAllByRole("link", { name })).toHaveLength(1);
  });

  test.each<[string, MessageEventInit]>([
    ["another origin", { origin: "https://evil.example" }],
    ["an origin that starts alike", { origin: `${host}.evil.example` }],
    ["a frame without an origin", { origin: "null" }],
    ["another window of the same origin", { source: window }],
    ["no window", { source: null }],
  ])("a message from %s is ignored", (_, from) => {
    message({ data: sized("900"), ...from });
    expect(status()).toBe(form.status.loading);
    expect(height()).toBe(minHeight);
  });

  test.each<[unknown, number]>([
    [sized("900"), 900],
    [sized("900.75"), 900],
    // Never below the reserved height, and never above what fits.
    [sized("300"), minHeight],
    [sized("999999"), 2400],
    ...["", "0", "-5", "1e9", "9999999", "NaN", "Infinity", "900px"].map(
      (told): [string, number] => [sized(told), minHeight],
    ),
    [sized("900").replace(formId, "another"), minHeight],
    [2000, minHeight],
    [null, minHeight],
    [{ height: 2000 }, minHeight],
    [[sized("900")], minHeight],
  ])("the message %j makes the height %i", (data, expected) => {
    message({ data });
    expect(height()).toBe(expected);
  });

  test("each try again brings a new frame, and a new script only after the old one has not come", () => {
    const firstFrame = frame();
    failScript();
    retry();
    expect(status()).toBe(form.status.loading);
    expect(frame()).not.toBe(firstFrame);
    // At the same address it could wait for the first one.
    expect(scripts().map(({ src }) => src)).toEqual([`${embedScript}?&1`]);
    fireEvent.load(scripts()[0]!);
    pass(10_000);
    retry();
    expect(scripts().map(({ src }) => src)).toEqual([`${embedScript}?&1`]);
  });

  test("each ZIP code brings a new frame, and no second script", () => {
    for (const zip of ["80202", "60614"]) {
      act(() => setZip(zip));
      expect(frame()?.src).toMatch(zip);
    }
    expect(scripts()).toHaveLength(1);
  });

  test("a form that took the focus by itself gets the next ZIP code", () => {
    act(() => setZip("80202"));
    takeFocus();
    act(() => setZip("60614"));
    expect(frame()?.src).toMatch("60614");
  });

  test("a visitor who types into a form that had taken the focus is noticed", () => {
    takeFocus();
    active.isActive = true;
    pass(500);
    act(() => setZip("37203"));
    expect(frame()?.src).not.toMatch("37203");
  });
});

test("the page hears when the form is shown and when it is ready", () => {
  const heard: string[] = [];
  for (const event of ["form-shown", "form-ready"])
    window.addEventListener(event, ({ type }) => heard.push(type));
  come();
  expect(heard).toEqual(["form-shown"]);
  message();
  expect(heard).toEqual(["form-shown", "form-ready"]);
});

function come() {
  reportInView(document.body, true);
  reportInView(document.body, true);
}
function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}
function status() {
  return screen.getByRole("status").textContent;
}
function frame() {
  return screen.queryByTitle<HTMLIFrameElement>(title);
}
function height() {
  return frame()?.height && Number(frame()?.height);
}
function scripts() {
  return [...document.querySelectorAll<HTMLScriptElement>("body > script")];
}
function failScript() {
  fireEvent.error(scripts()[0]!);
}
function retry() {
  fireEvent.click(screen.getByRole("button", { name: form.status.retry }));
}
function sized(told: string) {
  return `[iFrameSizer]inline-${formId}:${told}:300:init`;
}
/** What the frame says, unless it is said by somebody else. */
function message(from: MessageEventInit = {}) {
  const source = frame()?.contentWindow ?? null;
  fireEvent(
    window,
    new MessageEvent("message", { origin: host, source, ...from }),
  );
}
function takeFocus() {
  frame()?.focus();
  fireEvent.blur(window);
  pass(0);
}
function use() {
  active.isActive = true;
  takeFocus();
}
