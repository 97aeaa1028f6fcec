import type { Content } from "../schema/content";

type Redirects = Content["site"]["redirects"];

/** As Netlify and Cloudflare Pages read `_redirects`. */
export function redirectsForHosts(redirects: Redirects): string {
  return redirects
    .flatMap(({ from, to }) =>
      spellings(from).map((spelling) => `${spelling} ${to} 301`),
    )
    .join("\n");
}

/** A map for `deploy/nginx.conf`. */
export function redirectsForNginx(redirects: Redirects): string {
  return [
    "map $uri $moved_to {",
    '    default "";',
    ...redirects.flatMap(({ from, to }) =>
      spellings(from).map((spelling) => `    ${spelling} ${to};`),
    ),
    "}",
  ].join("\n");
}

/** A snippet for `deploy/Caddyfile`. */
export function redirectsForCaddy(redirects: Redirects): string {
  return [
    "(redirects) {",
    ...redirects.flatMap(({ from, to }, index) => [
      `\t@moved${index} path ${spellings(from).join(" ")}`,
      `\troute @moved${index} {`,
      `\t\trewrite * ${to}`,
      "\t\tredir {uri} permanent",
      "\t}",
    ]),
    "}",
  ].join("\n");
}

function spellings(address: string): string[] {
  return [address, `${address}/`];
}
