import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { LeadForm } from "../../src/lead-form/lead-form";
import { interpolate } from "../../src/lib/figures";
import { FORM_SETTLES } from "../../src/lib/thresholds";
import { setZip } from "../../src/lib/zip-store";
import { content } from "../support/content";
import { reportInView } from "../support/intersections";

const { form, site } = content;
const { frame: address, script, id, height: reserved, title } = site.form.embed;
const host = new URL(address).origin;
const active = { isActive: false };
Object.defineProperty(navigator, "userActivation", { value: active });
// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

/** What the form's server does with a request of the page's. */
let server: "answers" | "refuses" | "hangs";
globalThis.fetch = (_, options) =>
  new Promise((resolve, reject) => {
    if (server === "answers") resolve({} as Response);
    if (server === "refuses") reject(new Error());
    options?.signal?.addEventListener("abort", () => reject(new Error()));
  });
AbortSignal.timeout = (milliseconds) => {
  const request = new AbortController();
  setTimeout(() => request.abort(), milliseconds);
  return request.signal;
};

/** Milliseconds that pass, what the server does from then on, or what else happens. */
type Step = number | typeof server | (() => unknown);

/** A visitor goes into the form. */
const use = [press, takeFocus];

beforeEach(() => {
  jest.useFakeTimers();
  server = "answers";
  active.isActive = false;
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

  test.each<[keyof typeof form.status, string, ...Step[]]>([
    ["loading", "its frame has loaded", load],
    ["loading", "just under 10 s without a page", 9_999],
    ["silent", "10 s, when its server answers", 10_000],
    ["down", "10 s, when its server refuses", "refuses", 10_000],
    ["down", "13 s, when its server hangs", "hangs", 13_000],
    ["silent", "a page that says nothing for 3 s", load, 3_000],
    ["down", "3 s of a browser's error page", "refuses", load, 3_000],
    ["ready", "a message from its frame", message],
    ["ready", "a late message", "refuses", 10_000, message],
    ["ready", "a message, whatever comes later", message, 9_999],
    ["unconfirmed", "3 s of a later, silent page", message, load, 3_000],
    // The form does not move under the visitor.
    ["silent", "a message while a visitor is in it", 10_000, ...use, message],
  ])("the form is %s after %s", async (expected, _, ...steps) => {
    const first = frame();
    await take(steps);
    expect(status()).toBe(form.status[expected]);
    // Whoever has sent the form already gets no button for an empty one.
    const again = screen.queryByRole("button", { name: form.status.retry });
    expect(again !== null).toBe(/silent|down/.test(expected));
    // A browser's grey box in place of a form takes no room.
    expect(frame()?.closest(".hidden") !== null).toBe(expected === "down");
    expect(frame()).toBe(first);
    expect(link(RegExp(site.supportEmail))).toBeVisible();
    const direct = link(form.fallback.link);
    expect(direct).toHaveAttribute("target", "_blank");
    expect(direct).toHaveAttribute("rel", "noopener noreferrer");
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
    expect([status(), height()]).toEqual([form.status.loading, reserved]);
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

  test.each<[string, "stays" | "comes anew", ...Step[]]>([
    ["nobody has been in", "comes anew"],
    ["took the focus by itself", "comes anew", takeFocus],
    ["a visitor has been in", "stays", ...use],
    [
      "a visitor types into long after it took the focus",
      "stays",
      ...[load, FORM_SETTLES, takeFocus, press, 500],
    ],
  ])(
    "a form that %s %s for another ZIP code and a late script",
    async (_, what, ...steps) => {
      const stays = what === "stays";
      const stillAsks = interpolate(form.stillAsks, { zip: "80202" });
      act(() => setZip("80202"));
      const first = frame();
      expect(first?.src).toMatch("80202");
      await take(steps);
      expect(document.activeElement === first).toBe(stays);

      act(() => setZip("60614"));
      expect(frame() === first).toBe(stays);
      expect(frame()?.src).toMatch(stays ? "80202" : "60614");
      expect(link(form.fallback.link).href).toMatch("60614");
      expect(screen.queryAllByText(stillAsks)).toHaveLength(stays ? 1 : 0);

      expect(preloads()).toHaveLength(1);
      fireEvent.load(preloads()[0]!);
      expect(scripts()).toHaveLength(stays ? 0 : 1);

      act(() => setZip("80202"));
      expect(screen.queryByText(stillAsks)).toBeNull();
    },
  );
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

test.each<[string, boolean, ...Step[]]>([
  ["another page, once a visitor has been in it", true, load, ...use, load],
  ["less, once a visitor has been in it", true, tall, ...use, short],
  ["another page by itself", false, load, load],
  ["less by itself", false, tall, short],
  ["its first page, with a visitor in it", false, ...use, load],
  ["a little less, with a visitor in it", false, tall, ...use, lower],
])("a form that shows %s counts as sent: %s", async (_, expected, ...steps) => {
  const heard = jest.fn();
  window.addEventListener("form-sent", heard);
  come();
  await take(steps);
  expect(heard.mock.calls.length > 0).toBe(expected);
  window.removeEventListener("form-sent", heard);
});

function come() {
  reportInView(document.body, true);
  reportInView(document.body, true);
}
async function take(steps: Step[]) {
  for (const step of steps) {
    if (typeof step === "number") await pass(step);
    else if (typeof step === "string") server = step;
    else await step();
  }
}
function pass(milliseconds: number) {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
function load() {
  fireEvent.load(frame()!);
}
function status() {
  return screen.getByRole("status").textContent;
}
/** The only link of a name. */
function link(name: string | RegExp) {
  return screen.getByRole<HTMLAnchorElement>("link", { name });
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
function tall() {
  message({ data: sized("900") });
}
function lower() {
  message({ data: sized("700") });
}
function short() {
  message({ data: sized("120") });
}
function takeFocus() {
  frame()?.focus();
  fireEvent.blur(window);
  return pass(0);
}
function press() {
  active.isActive = true;
}
