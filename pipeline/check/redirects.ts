import type { Issue } from "../problem";
import type { PartialContent } from "../sections";
import { pageAddress, pagesOf } from "./pages";

/** A redirect leads from an address without a page to a page. */
export function redirectIssues(content: PartialContent): Issue[] {
  const { site } = content;
  if (!site) return [];
  const pages = pagesOf(content);
  const addresses = site.redirects.map(({ from }) => pageAddress(from));
  return site.redirects.flatMap(({ from, to }, index) => {
    const address = addresses[index] ?? from;
    const found = (key: string, message: string): Issue => ({
      file: "site.yaml",
      path: ["redirects", index, key],
      message,
    });
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
