import type { WrapPageElementBrowserArgs } from "gatsby";
import { memo, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

/** Wraps a page in the error screen. Used by `gatsby-browser.tsx` and `gatsby-ssr.tsx`, which must match. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs) {
  return (
    <ErrorScreen key={props.location.pathname}>
      <Page data={props.data}>{element}</Page>
    </ErrorScreen>
  );
}

interface PageProps {
  data: object;
  children: ReactNode;
}

/** Does not re-render when the visitor follows an anchor link. */
const Page = memo(
  function Page({ children }: PageProps) {
    return children;
  },
  (before, after) => before.data === after.data,
);
