import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadContent } from "../content/load-content";

/** The policies of the last content without mistakes: their pages stay while an editor fixes one. */
let slugs: string[] = [];

/** Creates the landing page, and one page for each policy document. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  actions.createPage({
    path: "/",
    component: resolve("src/templates/landing.tsx"),
  });
  const { content } = loadContent("content");
  slugs = content?.policies.map(({ slug }) => slug) ?? slugs;
  for (const slug of slugs) {
    actions.createPage({
      path: `/${slug}`,
      component: resolve("src/templates/document.tsx"),
      context: { slug },
    });
  }
};
