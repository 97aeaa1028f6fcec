import type { GatsbySSR } from "gatsby";
// eslint-disable-next-line no-restricted-imports -- this file never runs in the browser
import { renderToString } from "react-dom/server";
import { ErrorScreen } from "./src/components/error-screen";
import "./src/styles/global.css";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element }) => (
  <ErrorScreen>{element}</ErrorScreen>
);

/** "Rendered to string" in docs/gatsby.md. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));
