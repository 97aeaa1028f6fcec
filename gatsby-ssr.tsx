import type { GatsbySSR } from "gatsby";
import { ErrorScreen } from "./src/components/error-screen";
import "./src/styles/global.css";

// What is the same on every page, so that no script needs to know it. The 404
// page would lose the language if a page's head set it.
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="app" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({
  element,
  props,
}) => <ErrorScreen key={props.location.pathname}>{element}</ErrorScreen>;
