import { basename } from "node:path";
import { fullTitle } from "../src/lib/title";
import { anchors, type Content, type PartialContent } from "./sections";

/** The addresses of all pages but the error page. An HTML file in `static/` is not a page. */
export function pagesOf({ documents }: PartialContent): string[] {
  return ["/", ...documents.map(({ slug }) => `/${slug}`)].sort();
}

/** The addresses of the pages that search engines may list. */
export function listedPagesOf({ documents }: PartialContent): string[] {
  return pagesOf({ documents: documents.filter(({ listed }) => listed) });
}

/** The one address of the page that any spelling means: `/terms` for `/terms/`, `/terms.html` and `/terms/index.html`. */
export function pageAddress(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}

/**
 * The valid targets of links in documents: pages, and anchors of sections and of
 * answered questions.
 *
 * @param documents the names of their files
 */
export function linkTargets(
  faq: Content["faq"] | undefined,
  documents: readonly string[],
): string[] {
  const questions = [...(faq?.items ?? []), ...(faq?.ownership ?? [])];
  // Where the policy is missing, that is told once.
  const pages = new Set([...documents, "privacy-policy.md"]);
  return [
    "/",
    ...anchors()
      .sort()
      .map((anchor) => `/#${anchor}`),
    ...questions.flatMap(({ slug, answer }) => (answer ? `/#faq-${slug}` : [])),
    ...[...pages].map((file) => `/${basename(file, ".md")}`),
  ];
}

/** The titles of pages that are too long for the company's name behind them. */
export function longTitles({ site, documents }: Content): string[] {
  return [site.landing, ...documents]
    .map(({ title }) => title)
    .filter((title) => fullTitle(title, site.brand.name) === title);
}

/** The name of the terms of service among the documents. */
export const termsOfService = "terms-of-service";

/** The label of the links to the terms of service; null as long as there are none. */
export function termsLabel({ site, documents }: Content): string | null {
  const written = documents.some(({ slug }) => slug === termsOfService);
  return written ? site.footer.terms : null;
}
