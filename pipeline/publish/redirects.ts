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

/**
 * A snippet that changes a path which leads elsewhere on the site, keeps the query and
 * remembers the anchor, which a path cannot have; `deploy/Caddyfile` then redirects.
 * What leads to another site is redirected here.
 */
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
    const name = `@moved${index}`;
    const matcher = `\t${name} path_regexp ^${path}${spelling}$`;
    // Quotation marks, or a # would start a comment.
    if (!to.startsWith("/"))
      return [matcher, `\tredir ${name} "${to}" permanent`];
    const [page, anchor] = to.split("#");
    return [
      matcher,
      ...(anchor ? [`\tvars ${name} anchor "#${anchor}"`] : []),
      `\trewrite ${name} ${page}`,
    ];
  });
  return ["(redirects) {", ...lines, "}"].join("\n");
}
