// Must come first: it corrects the address before Gatsby reads it.
import "./src/lib/address";
import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/components/wrap-page";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PAGE_SLOW_AFTER } from "./src/lib/thresholds";
import { refuseHtml } from "./src/lib/trusted-types";
import "./src/styles/global.css";

if (process.env["NODE_ENV"] === "development") {
  // `gatsby develop` does not add the scripts that the build adds to its pages.
  void import("./src/startup/controls");
  void import("./src/startup/late-fonts");
}

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Hydrates in its own task and as a transition, so that the page can respond to taps and keys in between. */
async function hydrate(element: ReactNode, container: Element) {
  await nextTask();
  startTransition(() => {
    // As an error of the page, which the owner can count; old browsers log it.
    const { reportError: onCaughtError } = window;
    hydrateRoot(container, element, { onCaughtError });
  });
}

/** `gatsby develop` serves empty pages, so there is nothing to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env["NODE_ENV"] === "development" ? undefined : () => hydrate;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  () => document.documentElement.classList.add("hydrated");

/** True if the visitor has just followed an anchor; false on the way back from one. */
let anchorFollowed = false;

let overdue: ReturnType<typeof setTimeout> | undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  refuseHtml();
  const { ___navigate: navigate } = window;
  // Gatsby waits forever for a page's files and shows nothing meanwhile, so the browser takes over.
  window.___navigate = (to, options) => {
    clearTimeout(overdue);
    overdue = setTimeout(() => location.assign(to), PAGE_SLOW_AFTER);
    navigate(to, options);
  };
  const follow = ({ target, defaultPrevented }: Event) => {
    const link =
      target instanceof Element &&
      target.closest("a[href^='#'], form[action^='#']");
    const anchor =
      link && (link.getAttribute("href") ?? link.getAttribute("action"));
    // To the anchor of the address Gatsby adds no route, see `src/startup/anchors.ts`.
    anchorFollowed =
      !defaultPrevented && Boolean(anchor) && anchor !== location.hash;
  };
  document.addEventListener("click", follow);
  document.addEventListener("submit", follow);
};

/**
 * The scroll position of each history entry. Gatsby's own record is written
 * while the page scrolls, so it sometimes holds the next page's position.
 */
const leftAt = new Map<string, number>();
const entryOf = ({ pathname, hash, key = "" }: Location & { key?: string }) =>
  `${pathname}${hash} ${key}`;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  prevLocation,
}) => {
  clearTimeout(overdue);
  if (!prevLocation) return;
  leftAt.set(entryOf(prevLocation), window.scrollY);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser restores the position itself on load and after a full page change.
  if (!prevRouterProps) return false;
  const isLink = (location as { action?: string }).action === "PUSH";
  const samePage = prevRouterProps.location.pathname === location.pathname;
  // The browser scrolls to an anchor, but Gatsby's focus move cancels that, so
  // repeat it.
  if (samePage) {
    const followed = anchorFollowed;
    anchorFollowed = false;
    return isLink || followed;
  }
  if (isLink && location.hash) return true;
  // Without animation: Gatsby's focus move would cut a smooth scroll short.
  const saved =
    leftAt.get(entryOf(location)) ?? getSavedScrollPosition(location)?.[1];
  // Forces layout first; Firefox's scroll anchoring would otherwise move the page again.
  document.body.getBoundingClientRect();
  window.scrollTo({ top: isLink ? 0 : (saved ?? 0), behavior: "instant" });
  return false;
};
