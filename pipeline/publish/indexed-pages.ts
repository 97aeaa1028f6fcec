import type { Content } from "../schema/content";

/** A page that search engines may show. */
export interface IndexedPage {
  /** Its address on the site, for example `/privacy-policy`. */
  path: string;
  title: string;
  description: string;
}

/** The pages that search engines may show: all but the 404 page. */
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
