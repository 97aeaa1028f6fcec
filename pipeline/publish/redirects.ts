import type { Content } from "../schema/content";

type Redirects = Content["site"]["redirects"];

/** As Netlify and Cloudflare Pages read `_redirects`. */
export function redirectsForHosts(redirects: Redirects): string {
  return redirects
    .flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`])
    .join("\n");
}

/** A snippet for `deploy/Caddyfile`, which redirects where the path has changed. */
export function redirectsForCaddy(redirects: Redirects): string {
  const lines = redirects.map(({ from, to }) => `\trewrite ${from} ${to}`);
  return ["(redirects) {", ...lines, "}"].join("\n");
}
