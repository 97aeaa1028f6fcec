import { read } from "./session";

/**
 * Returns the ad parameters that brought the visitor, as a query string. Those of
 * this page's address take the place of all that `src/loader.ts` has kept of earlier
 * ones: they are another campaign.
 *
 * @param allowed see `readArrival`
 */
export function attribution(allowed: readonly string[]): string {
  return (
    readArrival(window.arrival ?? "", allowed).toString() || read("attribution")
  );
}

/**
 * Reads parameters of an address as they were meant: also behind an anchor or a
 * second question mark, where some tools append them; after an "&amp;" that a mail
 * program copied out of HTML; and in capitals. Leaves out empty values and long ones:
 * a click ID that is cut is worse than none.
 *
 * The text of this function is in every page, for `src/loader.ts`, so it may use
 * nothing from outside its body.
 *
 * @param address the query and the hash, for example "?a=1#form?b=2"
 * @param allowed the names to read; `utm_*` matches every name with that prefix
 */
export function readArrival(
  address: string,
  allowed: readonly string[],
): URLSearchParams {
  // "?" stays where no name follows it, as in "?utm_term=how+much?".
  const query = address.replace(/#|(?:\?|%3f|%26)+(?=[\w;-]+=)/gi, "&");
  const found = new URLSearchParams();
  for (const [written, value] of new URLSearchParams(query)) {
    const name = written.replace(/^(?:amp;|38;)+/i, "").toLowerCase();
    const isAllowed = allowed.some((pattern) =>
      pattern.endsWith("*")
        ? name.startsWith(pattern.slice(0, -1)) && name.length <= 40
        : name === pattern,
    );
    if (isAllowed && value && value.length <= 500) found.set(name, value);
  }
  return found;
}

/**
 * Adds to a link what a new tab cannot know, because it has no sessionStorage of this
 * one. The ZIP code stands behind the anchor, which browsers do not send to a server.
 * Its text, too, is in every page.
 */
export function handOver(
  link: HTMLAnchorElement,
  campaign: string,
  zip: string,
): void {
  const query = new URLSearchParams(link.search);
  for (const [name, value] of new URLSearchParams(campaign))
    query.set(name, value);
  link.search = query.toString();
  const behindAnchor = `?${new URLSearchParams({ zip }).toString()}`;
  if (zip) link.hash = link.hash.replace(/\?.*|$/, behindAnchor);
}
