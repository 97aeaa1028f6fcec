// Must come first: it corrects the address before Gatsby reads it.
import "./src/lib/address";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorScreen } from "./src/components/error-screen";
import { hydrateInTurn } from "./src/lib/hydration";
import { refuseHtml } from "./src/lib/trusted-types";
import "./src/styles/global.css";

// The same as in `gatsby-ssr.tsx`; React hydrates what that has rendered.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({
  element,
}) => <ErrorScreen>{element}</ErrorScreen>;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Gatsby waits for it, so that its start is a task apart from its scripts' first run. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  refuseHtml();
  await nextTask();
};

/** Hydrates in its own task and as a transition, so that the page can respond to taps and keys in between. */
async function hydrate(element: ReactNode, container: Element) {
  await nextTask();
  startTransition(() => {
    // Shows an error on the console although the error screen catches it.
    const { reportError: onCaughtError } = window;
    hydrateRoot(container, element, { onCaughtError });
  });
}

/** `gatsby develop` serves empty pages, so there is nothing to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env["NODE_ENV"] === "development" ? undefined : () => hydrate;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  () => void hydrateInTurn();

/** The browser scrolls: every link loads its page or leads to an anchor. "Quiet router" in docs/gatsby.md. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () =>
  false;
