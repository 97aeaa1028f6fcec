import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadContent } from "../content/load-content";

/** Creates the landing page, and one page for each policy document. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  actions.createPage({
    path: "/",
    component: resolve("src/templates/landing.tsx"),
  });
  for (const { slug } of loadContent("content").content?.policies ?? []) {
    actions.createPage({
      path: `/${slug}`,
      component: resolve("src/templates/policy.tsx"),
      context: { slug },
    });
  }
};
