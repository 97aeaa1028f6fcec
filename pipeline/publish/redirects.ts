import { pageAddress } from "../site";
import type { Content } from "../sections";

/** The ends of the other spellings of a page's address, as a regular expression. */
const spellings = "(/|\\.html|/index|/index\\.html)";

type Redirects = Content["site"]["redirects"];

/** Netlify and Cloudflare Pages read this in `_redirects`. They redirect the other spellings of a page themselves. */
export function redirectsForHosts(redirects: Redirects): string {
  return redirects
    .flatMap(({ from, to }) => {
      const page = pageAddress(from);
      return [page, `${page}/`, `${page}.html`, `${page}/index.html`].map(
        (spelling) => `${spelling} ${to} 301`,
      );
    })
    .join("\n");
}

/** A snippet that changes a path which leads elsewhere, and keeps the query; `deploy/Caddyfile` then redirects. */
export function redirectsForCaddy(
  redirects: Redirects,
  pages: readonly string[],
): string {
  const rules = [
    // The spellings of a page's address, but the address itself.
    ...pages.map((page) => ({ from: page, spelling: spellings, to: page })),
    ...redirects.map(({ from, to }) => ({
      from: pageAddress(from),
      spelling: `${spellings}?`,
      to,
    })),
  ];
  const lines = rules.flatMap(({ from, spelling, to }, index) => {
    const path = from === "/" ? "" : from.replaceAll(".", "\\.");
    return [
      `\t@moved${index} path_regexp ^${path}${spelling}$`,
      `\trewrite @moved${index} ${to}`,
    ];
  });
  return ["(redirects) {", ...lines, "}"].join("\n");
}
