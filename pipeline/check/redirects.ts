import type { Locate, Problem } from "../problem";
import type { PartialContent } from "../sections";
import { pageAddress, pagesOf } from "../site";

/**
 * A redirect leads from an address without a page to a page, an anchor or another site.
 *
 * @param targets the pages and anchors of this one
 */
export function redirectProblems(
  content: PartialContent,
  targets: readonly string[],
  locate: Locate,
): Problem[] {
  const pages = pagesOf(content);
  const redirects = content.site?.redirects ?? [];
  const addresses = redirects.map(({ from }) => pageAddress(from));
  return redirects.flatMap(({ from, to }, index) => {
    const address = addresses[index] ?? from;
    const found = (key: string, message: string) =>
      locate("site.yaml", ["redirects", index, key], message);
    return [
      ...(pages.includes(address)
        ? [found("from", `there is a page at ${address} – remove the redirect`)]
        : []),
      ...(addresses.indexOf(address) < index
        ? [found("from", `${from} already has a redirect – keep only one`)]
        : []),
      ...(targets.includes(to) || isElsewhere(to, content)
        ? []
        : [
            found(
              "to",
              `expected the address of a page, found "${to}" – write one of ${targets.join(", ")}, or the whole address of a page elsewhere, with https://`,
            ),
          ]),
    ];
  });
}

/** Not on the site's own host: a redirect from there could lead back. */
function isElsewhere(address: string, { site }: PartialContent): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === "https:" && url.origin !== site?.url;
}
