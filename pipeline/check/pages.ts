import type { PartialContent } from "../sections";

/** The addresses of all pages but the error page. An HTML file in `static/` is not a page. */
export function pagesOf({ documents }: PartialContent): string[] {
  return ["/", ...documents.map(({ slug }) => `/${slug}`)].sort();
}

/** The one address of the page that any spelling means: `/terms` for `/terms/`, `/terms.html` and `/terms/index.html`. */
export function pageAddress(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}
