import type { GatsbySSR } from "gatsby";
import { wrapPage } from "./src/components/wrap-page";
import "./src/styles/global.css";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;
