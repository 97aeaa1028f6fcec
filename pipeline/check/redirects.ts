import type { Locate, Problem } from "../problem";
import type { PartialContent } from "../sections";
import { pageAddress, pagesOf } from "../site";

/** A redirect leads from an address without a page to a page. */
export function redirectProblems(
  content: PartialContent,
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
      ...(pages.includes(to)
        ? []
        : [
            found(
              "to",
              `expected the address of a page, found "${to}" – write one of ${pages.join(", ")}`,
            ),
          ]),
    ];
  });
}
