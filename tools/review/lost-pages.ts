import type { Site } from "./compare";

/**
 * Finds pages that are gone without a redirect. Bookmarks, other sites and
 * search results still link to them.
 *
 * @param isRedirected whether the build redirects a path
 * @returns a message for each page that says how to fix it
 */
export function lostPages(
  before: Site,
  after: Site,
  isRedirected: (route: string) => boolean,
): string[] {
  return Object.keys(before)
    .filter((route) => !(route in after) && !isRedirected(route))
    .map(
      (route) =>
        `the page ${route} is gone, and nothing is in its place – under redirects in content/site.yaml, say where its visitors are led, or put the page back`,
    );
}
