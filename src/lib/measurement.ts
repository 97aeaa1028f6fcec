import { readArrival } from "./attribution";

/**
 * Counts a page view and what the visitor does, each once per view, as events of
 * Plausible: https://plausible.io/docs/events-api. Sets no cookies, and sends
 * nothing that identifies a visitor or that a visitor typed. Counts on the site's own
 * host only, not on previews.
 */
export function measure(
  endpoint: string,
  site: { url: string; paymentLink: string | null },
): void {
  const { host, hostname: domain } = new URL(site.url);
  if (location.host !== host) return;
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;
  const counted = new Set<string>();
  const campaign = readArrival(window.arrival ?? "", ["utm_*"]).toString();
  // The origin, or the name of an app, of which URL.origin says "null".
  const [referrer = ""] = /^[\w+.-]+:\/\/[^/?#]+/.exec(document.referrer) ?? [];

  const count = (name: string, props?: Record<string, string>) => {
    const key = name + JSON.stringify(props);
    if (counted.has(key)) return;
    counted.add(key);
    const event = {
      name,
      domain,
      url: `${location.origin}${location.pathname}?${campaign}`,
      referrer,
      props,
    };
    // Text needs no preflight request.
    navigator.sendBeacon(endpoint, JSON.stringify(event));
  };

  count("pageview");
  addEventListener("pageshow", ({ persisted }) => {
    // Back or Forward, without a page load.
    if (!persisted) return;
    counted.clear();
    count("pageview");
  });
  addEventListener("market-found", ({ detail: tier }) =>
    count("ZIP asked", { tier }),
  );
  addEventListener("form-shown", () => count("form shown"));
  addEventListener("form-ready", () => count("form ready"));
  addEventListener("form-sent", () => count("form sent"));
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!link) return;
    if (link.protocol === "mailto:") count("email link");
    if (link.protocol === "tel:") count("phone link");
    if (link.href === site.paymentLink) count("payment link");
  });
}
