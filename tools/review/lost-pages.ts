import type { Site } from "./compare";

/**
 * Finds the pages that visitors would look for in vain: bookmarks, other sites
 * and search results still lead there.
 *
 * @param isRedirected whether an address leads to another page now
 * @returns for each what is wrong and how to mend it
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
