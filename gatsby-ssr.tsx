import type { GatsbySSR } from "gatsby";
import { ErrorScreen } from "./src/components/error-screen";
import "./src/styles/global.css";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element }) => (
  <ErrorScreen>{element}</ErrorScreen>
);
