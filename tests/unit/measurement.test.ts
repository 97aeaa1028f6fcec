/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://agency.example/"}
 */
import { measure } from "../../src/lib/measurement";

const site = { url: "https://agency.example", paymentLink: null };
const sent = jest.fn<boolean, [string, string]>(() => true);
Object.assign(navigator, { sendBeacon: sent });

/** The events that have been sent, without what all have in common. */
const events = () =>
  sent.mock.calls.map(([, body]) => {
    const { name, props, domain } = JSON.parse(body) as Record<string, unknown>;
    expect(domain).toBe("agency.example");
    return [name, props];
  });

const listen = jest.spyOn(window, "addEventListener");
afterEach(() => {
  for (const [type, listener] of listen.mock.calls.splice(0))
    window.removeEventListener(type, listener);
  sent.mockClear();
});

test("counts a page view and each deed once, without what the visitor typed", () => {
  window.arrival = "?utm_source=maps&gclid=1&zip=80202";
  measure("https://count.example/api/event", site);
  const detail = "third";
  for (let round = 0; round < 2; round += 1) {
    window.dispatchEvent(new CustomEvent("market-found", { detail }));
    window.dispatchEvent(new Event("form-shown"));
    window.dispatchEvent(new Event("form-ready"));
    window.dispatchEvent(new Event("form-sent"));
  }
  document.body.innerHTML =
    '<a href="mailto:us@agency.example"><b>Mail</b></a><a href="tel:3035550190"><b>Call</b></a>';
  document.querySelectorAll("b").forEach((words) => words.click());
  expect(events()).toEqual([
    ["pageview", undefined],
    ["ZIP asked", { tier: "third" }],
    ["form shown", undefined],
    ["form ready", undefined],
    ["form sent", undefined],
    ["email link", undefined],
    ["phone link", undefined],
  ]);
  expect(JSON.stringify(sent.mock.calls)).toContain('/?utm_source=maps\\"');
});

test("a page that comes back is viewed again, and so is what happens there", () => {
  measure("https://count.example/api/event", site);
  window.dispatchEvent(new Event("form-shown"));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  // After the load.
  show(false);
  const view = [
    ["pageview", undefined],
    ["form shown", undefined],
  ];
  expect(events()).toEqual(view);
  show(true);
  window.dispatchEvent(new Event("form-shown"));
  show(true);
  expect(events()).toEqual([...view, ...view, view[0]]);
});

test("the campaign is read as for the form", () => {
  window.arrival = "?UTM_SOURCE=A&amp;utm_medium=b?gclid=G#form?utm_id=1";
  measure("https://count.example/api/event", site);
  expect(sent.mock.lastCall?.[1]).toContain(
    '/?utm_source=A&utm_medium=b&utm_id=1"',
  );
});

test.each([
  ["", ""],
  ["https://maps.example/search?q=secret", "https://maps.example"],
  ["http://maps.example:8080", "http://maps.example:8080"],
  [
    "android-app://com.google.android.gm/",
    "android-app://com.google.android.gm",
  ],
  ["ios-app://544007664/web", "ios-app://544007664"],
  ["about:blank", ""],
  ["nonsense", ""],
])("of the referrer %j it sends %j", (referrer, sends) => {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  measure("https://count.example/api/event", site);
  expect(JSON.parse(sent.mock.lastCall![1])).toHaveProperty("referrer", sends);
});

test.each(["globalPrivacyControl", "doNotTrack"])(
  "sends nothing with %s",
  (signal) => {
    Object.defineProperty(navigator, signal, {
      value: "1",
      configurable: true,
    });
    measure("https://count.example/api/event", site);
    Object.defineProperty(navigator, signal, { value: "", configurable: true });
    expect(sent).not.toHaveBeenCalled();
  },
);

test.each(["https://www.agency.example", "http://agency.example:9000"])(
  "sends nothing from a copy of %s on another host",
  (url) => {
    measure("https://count.example/api/event", { ...site, url });
    expect(sent).not.toHaveBeenCalled();
  },
);
