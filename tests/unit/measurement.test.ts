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

test("counts a page view and each deed once, without what the visitor typed", () => {
  window.history.replaceState(null, "", "/?utm_source=maps&gclid=1&zip=80202");
  measure("https://count.example/api/event", site);
  const detail = "third";
  for (let round = 0; round < 2; round += 1) {
    window.dispatchEvent(new CustomEvent("market-found", { detail }));
    window.dispatchEvent(new Event("form-shown"));
    window.dispatchEvent(new Event("form-ready"));
  }
  document.body.innerHTML =
    '<a href="mailto:us@agency.example"><b>Mail</b></a>';
  document.querySelector("b")?.click();
  expect(events()).toEqual([
    ["pageview", undefined],
    ["ZIP asked", { tier: "third" }],
    ["form shown", undefined],
    ["form ready", undefined],
    ["email link", undefined],
  ]);
  expect(JSON.stringify(sent.mock.calls)).toContain('/?utm_source=maps\\"');
});

test.each(["globalPrivacyControl", "doNotTrack"])(
  "sends nothing with %s",
  (signal) => {
    sent.mockClear();
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
    sent.mockClear();
    measure("https://count.example/api/event", { ...site, url });
    expect(sent).not.toHaveBeenCalled();
  },
);
