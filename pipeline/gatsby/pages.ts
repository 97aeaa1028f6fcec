import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadContent, type Content } from "../content/load-content";

/** Makes the landing page, and one page for each policy document. */
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

/** A page that search engines may show. */
export interface IndexedPage {
  /** Its address below the site's, for example `/privacy-policy`. */
  path: string;
  title: string;
  description: string;
}

/** The pages that search engines may show: all but the one for addresses that do not exist. */
export function indexedPages({ site, policies }: Content): IndexedPage[] {
  return [
    { path: "/", ...site.landing },
    ...policies.map(({ slug, title, description }) => ({
      path: `/${slug}`,
      title,
      description,
    })),
  ];
}
