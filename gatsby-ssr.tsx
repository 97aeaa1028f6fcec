import type { GatsbySSR } from "gatsby";
import { ErrorScreen } from "./src/components/error-screen";
import "./src/styles/global.css";

// Set here and not in a page's head, which the 404 page would lose.
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en-US" });
};

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({
  element,
  props,
}) => <ErrorScreen key={props.location.pathname}>{element}</ErrorScreen>;
