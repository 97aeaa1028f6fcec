// First, before Gatsby reads the address.
import "./src/address";
import type { GatsbyBrowser } from "gatsby";
import { ErrorScreen } from "./src/components/error-screen";
import "./src/styles/global.css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({
  element,
  props,
}) => <ErrorScreen key={props.location.pathname}>{element}</ErrorScreen>;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser itself scrolls when it opens the page, for in-page anchors and
  // for its back button.
  if (!prevRouterProps) return false;
  const isLink = (location as { action?: string }).action === "PUSH";
  const samePage = prevRouterProps.location.pathname === location.pathname;
  if (samePage || (isLink && location.hash)) return isLink;
  // At once: a smooth scroll is cut short by the move of the focus.
  const saved = isLink ? null : getSavedScrollPosition(location);
  window.scrollTo({ top: saved?.[1] ?? 0, behavior: "instant" });
  return false;
};
