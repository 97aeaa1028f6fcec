import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { typeName } from "../describe/graphql-types";

/** Creates the landing page, and one page for each document. */
export const createPages: GatsbyNode["createPages"] = ({
  actions,
  getNodesByType,
}) => {
  actions.createPage({
    path: "/",
    component: resolve("src/templates/landing.tsx"),
  });
  for (const { slug } of getNodesByType(typeName("document"))) {
    actions.createPage({
      path: `/${String(slug)}`,
      component: resolve("src/templates/document.tsx"),
      context: { slug },
    });
  }
};
