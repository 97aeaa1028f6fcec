import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { LeadForm } from "../../src/lead-form/lead-form";
import { FORM_SETTLES } from "../../src/lib/thresholds";
import { setZip } from "../../src/lib/zip-store";
import { content } from "../support/content";
import { reportInView } from "../support/intersections";

const { form, site } = content;
const { frame: address, script, id, height: reserved, title } = site.form.embed;
const host = new URL(address).origin;
const active = { isActive: false };
Object.defineProperty(navigator, "userActivation", { value: active });

/** Whether the form's server answers the page. */
let reachable = true;
globalThis.fetch = () =>
  reachable ? Promise.resolve({} as Response) : Promise.reject(new Error());
AbortSignal.timeout = () => new AbortController().signal;

beforeEach(() => {
  jest.useFakeTimers();
  render(<LeadForm form={form} site={site} />);
});
afterEach(() => {
  jest.useRealTimers();
  // The script that a page has loaded stays for its whole life.
  for (const link of preloads()) {
    fireEvent.error(link);
    link.remove();
  }
  scripts().forEach((script) => script.remove());
  setZip("");
  active.isActive = false;
  reachable = true;
});

test("nothing of the provider is requested before the visitor is near", async () => {
  reportInView(document.body, false);
  await pass(60_000);
  expect([frame(), ...preloads()]).toEqual([null]);
  expect(screen.getByText(form.status.loading)).toBeVisible();
  // A ZIP code that is typed elsewhere is answered there.
  expect(screen.queryByRole("status")).toBeNull();
});

test("a browser that takes itself for offline gets the form all the same", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  come();
  expect(frame()).toBeInTheDocument();
  expect(preloads()).toHaveLength(1);
  jest.restoreAllMocks();
});

describe("once the visitor is near", () => {
  beforeEach(come);

  test("the consent comes before the form", () => {
    const consent = screen.getByText(form.consent.text, { exact: false });
    expect(consent.compareDocumentPosition(frame()!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test.each<[keyof typeof form.status, string, () => unknown]>([
    ["loading", "its frame has loaded", load],
    ["loading", "just under 10 s without a page", () => pass(9_999)],
    ["silent", "10 s, when its server answers", () => pass(10_000)],
    ["down", "10 s, when its server does not", () => fail(10_000)],
    ["silent", "a page that says nothing for 3 s", () => (load(), pass(3_000))],
    ["down", "3 s of a browser's error page", () => (load(), fail(3_000))],
    ["ready", "a message from its frame", () => message()],
    ["ready", "a late message", async () => (await fail(10_000), message())],
    [
      "ready",
      "a message, whatever comes later",
      () => (message(), pass(9_999)),
    ],
    [
      "unconfirmed",
      "a later page that says nothing for 3 s",
      () => (message(), load(), pass(3_000)),
    ],
    [
      "silent",
      "a message to a visitor who has been in a silent one, so that it does not move",
      async () => (await pass(10_000), await use(), message()),
    ],
  ])("the form is %s after %s", async (expected, _, happen) => {
    await happen();
    expect(status()).toBe(form.status[expected]);
    expect(frame()).toBeInTheDocument();
    for (const name of [form.fallback.link, RegExp(site.supportEmail)])
      expect(screen.getAllByRole("link", { name })).toHaveLength(1);
  });

  test("a form whose server cannot be reached takes no room, and comes back with an answer", async () => {
    await fail(10_000);
    expect(frame()?.closest(".hidden")).not.toBeNull();
    message();
    expect(frame()?.closest(".hidden")).toBeNull();
  });

  test("whoever has sent the form gets no button for an empty one", async () => {
    message();
    load();
    await pass(3_000);
    expect(
      screen.queryByRole("button", { name: form.status.retry }),
    ).not.toBeInTheDocument();
  });

  test("the page asks each page of the form for its height", () => {
    const asked: unknown[] = [];
    frame()!.contentWindow!.postMessage = (message: unknown) =>
      void asked.push(message);
    load();
    expect(asked).toEqual([`[iFrameSizer]${id}:0:false`, "[iFrameSizer]reset"]);
  });

  test("the form may do only what the content grants", () => {
    const usual = "allow-scripts allow-forms allow-same-origin";
    expect(frame()).toHaveAttribute("sandbox", usual);
    cleanup();
    const rights = {
      alerts: true,
      downloads: true,
      popups: true,
      topNavigation: true,
    };
    const granted = { ...site, form: { ...site.form, rights } };
    render(<LeadForm form={form} site={granted} />);
    come();
    expect(frame()).toHaveAttribute(
      "sandbox",
      `${usual} allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-top-navigation-by-user-activation`,
    );
  });

  test("the frame keeps every attribute of the snippet that the provider's script reads", () => {
    for (const { name, value } of site.form.embed.attributes)
      expect(frame()).toHaveAttribute(name, value);
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
    expect(height()).toBe(reserved);
  });

  test.each<[unknown, number]>([
    [sized("900"), 900],
    [sized("900.25"), 901],
    // Never below the reserved height, and never above what fits.
    [sized("300"), reserved],
    [sized("999999"), 2400],
    ...["", "0", "-5", "1e9", "9999999", "NaN", "Infinity", "900px"].map(
      (told): [string, number] => [sized(told), reserved],
    ),
    [sized("900").replace(id, "another"), reserved],
    [2000, reserved],
    [null, reserved],
    [{ height: 2000 }, reserved],
    [[sized("900")], reserved],
  ])("the message %j makes the height %i", (data, expected) => {
    message({ data });
    expect(height()).toBe(expected);
  });

  test("what a shorter page of the form leaves is not kept", () => {
    for (const told of ["900", "120"]) message({ data: sized(told) });
    expect(height()).toBe(120);
  });

  test("each try again brings a new frame, and the script again if it has not come", async () => {
    const firstFrame = frame();
    fireEvent.error(preloads()[0]!);
    await pass(10_000);
    retry();
    expect(status()).toBe(form.status.loading);
    expect(frame()).not.toBe(firstFrame);
    expect(preloads().map(({ href }) => href)).toEqual([script, script]);
    fireEvent.load(preloads()[1]!);
    await pass(10_000);
    retry();
    expect(preloads()).toHaveLength(2);
    expect(scripts().map(({ src }) => src)).toEqual([script]);
  });

  test("each ZIP code brings a new frame, and no second script", () => {
    for (const zip of ["80202", "60614"]) {
      act(() => setZip(zip));
      expect(frame()?.src).toMatch(zip);
    }
    expect(preloads()).toHaveLength(1);
  });

  test("a script that comes after the visitor has begun to type does not run", async () => {
    await use();
    fireEvent.load(preloads()[0]!);
    expect(scripts()).toEqual([]);
  });

  test("a form that took the focus by itself gets the next ZIP code", async () => {
    act(() => setZip("80202"));
    await takeFocus();
    expect(frame()).not.toHaveFocus();
    act(() => setZip("60614"));
    expect(frame()?.src).toMatch("60614");
  });

  test("a visitor who types into a form that has taken the focus long after it came is noticed", async () => {
    fireEvent.load(frame()!);
    await pass(FORM_SETTLES);
    await takeFocus();
    active.isActive = true;
    await pass(500);
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
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
/** Lets the time pass while the form's server does not answer. */
function fail(milliseconds: number) {
  reachable = false;
  return pass(milliseconds);
}
function load() {
  fireEvent.load(frame()!);
}
function status() {
  return screen.getByRole("status").textContent;
}
function frame() {
  return screen.queryByTitle<HTMLIFrameElement>(title);
}
/** The height of the frame's place. */
function height() {
  return Number(
    frame()?.parentElement?.previousElementSibling?.getAttribute("height"),
  );
}
function preloads() {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
}
function scripts() {
  return [...document.querySelectorAll<HTMLScriptElement>("body > script")];
}
function retry() {
  fireEvent.click(screen.getByRole("button", { name: form.status.retry }));
}
function sized(told: string) {
  return `[iFrameSizer]${id}:${told}:300:init`;
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
  return pass(0);
}
function use() {
  active.isActive = true;
  return takeFocus();
}
