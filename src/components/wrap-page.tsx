import type { WrapPageElementBrowserArgs } from "gatsby";
import { memo, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

/** A page, or the error screen in its place; for both `gatsby-browser.tsx` and `gatsby-ssr.tsx`. */
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

/** Not rendered anew when the visitor follows a link to a part of the page. */
const Page = memo(
  function Page({ children }: PageProps) {
    return children;
  },
  (before, after) => before.data === after.data,
);
