// First, before Gatsby reads the address.
import "./src/lib/address";
import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/components/wrap-page";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PAGE_SLOW_AFTER } from "./src/lib/thresholds";
import { refuseHtml } from "./src/lib/trusted-types";
import "./src/styles/global.css";

// `gatsby develop` does not finish its pages.
if (process.env["NODE_ENV"] === "development")
  void import("./src/startup/late-fonts");

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Hydrates in a task of its own and as a transition, so that taps and keys are
 * answered between its steps.
 */
async function hydrate(element: ReactNode, container: Element) {
  await nextTask();
  startTransition(() => {
    // The error screen says what is wrong; Gatsby passes this too.
    hydrateRoot(container, element, { onCaughtError: () => {} });
  });
}

/** Not in `gatsby develop`, whose pages are empty at first. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env["NODE_ENV"] === "development" ? undefined : () => hydrate;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  () => {
    document.documentElement.classList.add("hydrated");
    window.dispatchEvent(new Event("hydrated"));
  };

/** Whether the visitor is on the way to a part of the page, and not back from one. */
let anchorFollowed = false;

let overdue: ReturnType<typeof setTimeout> | undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  refuseHtml();
  const { ___navigate: navigate } = window;
  // Gatsby waits without end for what a page needs, and shows nothing meanwhile.
  window.___navigate = (to, options) => {
    clearTimeout(overdue);
    overdue = setTimeout(() => location.assign(to), PAGE_SLOW_AFTER);
    navigate(to, options);
  };
  document.addEventListener("click", ({ target }) => {
    anchorFollowed =
      target instanceof Element && target.closest("a[href^='#']") !== null;
  });
};

/**
 * Where the visitor left each entry of the history. Gatsby's own record is kept
 * while the page scrolls, so that it sometimes holds the next page's position.
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
  document.documentElement.classList.add("navigated");
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser itself scrolls when it opens the page and for its back button.
  if (!prevRouterProps) return false;
  const isLink = (location as { action?: string }).action === "PUSH";
  const samePage = prevRouterProps.location.pathname === location.pathname;
  // To an anchor it scrolls too, unless the focus is on the move as well: then
  // once more.
  if (samePage) {
    const followed = anchorFollowed;
    anchorFollowed = false;
    return isLink || followed;
  }
  if (isLink && location.hash) return true;
  // At once: a smooth scroll is cut short by the move of the focus.
  const saved =
    leftAt.get(entryOf(location)) ?? getSavedScrollPosition(location)?.[1];
  // Laid out before: Firefox would scroll on to keep what it showed in its place.
  document.body.getBoundingClientRect();
  window.scrollTo({ top: isLink ? 0 : (saved ?? 0), behavior: "instant" });
  return false;
};
