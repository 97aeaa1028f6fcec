import { zipChanged } from "../lib/zip-store";
import { marketFound } from "../lib/market";
import { FORM_TIMEOUT } from "../lib/thresholds";
import { firstPaint } from "./first-paint";

/**
 * Counts page views, what visitors do, and what goes wrong, as events of
 * Plausible: https://plausible.io/docs/events-api. Sets no cookies, and sends
 * nothing that identifies a visitor or that a visitor typed. It is in the pages
 * only if `content/site.yaml` names an endpoint, and watches the page from
 * outside, so that without it no other script is longer.
 */

/** From the content; `pipeline/publish/defer-scripts.ts` fills it in. */
declare const MEASUREMENT: {
  endpoint: string;
  domain: string;
  formHost: string;
  embedScript: string;
  paymentLink: string | undefined;
};

const { endpoint, domain, formHost, embedScript, paymentLink } = MEASUREMENT;

/** The path of the page in view, and its events: each counts once per view. */
let path = "";
let counted = new Set<string>();
let frame: HTMLIFrameElement | null = null;
let ready = false;
let asked = false;

function count(name: string, props?: Record<string, string>) {
  const key = name + JSON.stringify(props);
  if (!path || counted.has(key)) return;
  counted.add(key);
  const campaign = new URLSearchParams(
    [...new URLSearchParams(location.search)].filter(([parameter]) =>
      parameter.startsWith("utm_"),
    ),
  );
  const { referrer } = document;
  // Text needs no preflight request.
  navigator.sendBeacon(
    endpoint,
    JSON.stringify({
      name,
      domain,
      url: `${location.origin}${path}?${campaign}`,
      referrer: referrer && new URL(referrer).origin,
      props,
    }),
  );
}

/** Notices another page, and another frame of the form. */
function look() {
  if (path !== location.pathname) {
    path = location.pathname;
    counted = new Set();
    count("pageview");
  }
  const found = document.querySelector("iframe");
  if (!found || found === frame) return;
  frame = found;
  ready = false;
  count("form shown");
  setTimeout(() => {
    if (found.isConnected && !ready)
      count("form failed", { reason: "silence" });
  }, FORM_TIMEOUT);
}

function listen() {
  look();
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

addEventListener(zipChanged, () => (asked = true));
addEventListener(marketFound, ({ detail: tier }) => {
  if (asked) count("ZIP asked", { tier });
  asked = false;
});
addEventListener("message", ({ source, origin }) => {
  if (origin !== formHost || source !== frame?.contentWindow) return;
  ready = true;
  count("form ready");
});
addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a");
  if (!link) return;
  if (link.protocol === "mailto:") count("email link");
  if (link.href === paymentLink) count("payment link");
});
addEventListener("input", ({ target }) => {
  if ((target as Element).closest("#cost-comparison")) count("calculator used");
});
addEventListener(
  "error",
  ({ target }) => {
    if (target === window) count("error", { kind: "exception" });
    if (!(target instanceof HTMLScriptElement)) return;
    // Each further attempt has its number at the end.
    if (target.src.startsWith(embedScript))
      count("form failed", { reason: "script" });
    else count("error", { kind: "script" });
  },
  // A failed script tells nobody but those who capture.
  true,
);
addEventListener(
  "securitypolicyviolation",
  ({ blockedURI, effectiveDirective }) => {
    // Its own refusal would be refused again.
    if (!blockedURI.startsWith(new URL(endpoint).origin))
      count("error", { kind: "policy", directive: effectiveDirective });
  },
);

if (!navigator.globalPrivacyControl && navigator.doNotTrack !== "1")
  void firstPaint.then(() =>
    document.prerendering
      ? document.addEventListener("prerenderingchange", listen)
      : listen(),
  );
