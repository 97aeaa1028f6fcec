import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Content } from "../sections";
import { errorPage, output, pageFile } from "./page-files";
import { redirectsForCaddy, redirectsForHosts } from "./redirects";
import { contentSecurityPolicy } from "./security-policy";
const twoYearsInSeconds = 63_072_000;

type Headers = Record<string, string>;
type Rule = [path: string, headers: Headers];

/** For every file. Without Cross-Origin-Embedder-Policy, which would block the form's frame. */
const everywhere = ({ form }: Content["site"]): Headers => ({
  "Strict-Transport-Security": `max-age=${twoYearsInSeconds}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Features that prompt or track.
  "Permissions-Policy":
    "browsing-topics=(),camera=(),display-capture=(),geolocation=(),microphone=(),payment=(),usb=()",
  // "same-origin" would cut the form off from the windows that it opens.
  "Cross-Origin-Opener-Policy": form.rights.popups
    ? "same-origin-allow-popups"
    : "same-origin",
});

/** For pages and scripts. Not for pictures: some previews of shared links embed them. */
const notEmbedded: Headers = { "Cross-Origin-Resource-Policy": "same-origin" };

/** For files whose names change with their content. */
const immutable: Headers = {
  "Cache-Control": "public, max-age=31536000, immutable",
};

/**
 * Writes the headers and redirects that the site is served with: `_headers` and
 * `_redirects` for Netlify and Cloudflare Pages, and `deploy/headers.caddy`. Both
 * are made of the same rules, so that every host serves the same.
 *
 * @param pages the addresses of all pages but the error page
 * @throws Error when a page holds what the policy would block
 */
export function writeHeaders(content: Content, pages: readonly string[]): void {
  const { site } = content;
  const files = [...pages, errorPage].map(pageFile);
  const policy = contentSecurityPolicy(
    content,
    files.map((file) => [file, readFileSync(file, "utf8")]),
  );
  const everyFile = {
    ...everywhere(site),
    "Content-Security-Policy": policy,
  };
  const rules = headerRules(everyFile, pages);
  writeFileSync(`${output}/_headers`, headersForHosts(rules));
  writeFileSync(
    `${output}/_redirects`,
    `${redirectsForHosts(site.redirects)}\n`,
  );
  mkdirSync("deploy", { recursive: true });
  const caddy = [
    headersForCaddy(rules),
    redirectsForCaddy(site.redirects, pages),
    hostsForCaddy(new URL(site.url).host),
  ];
  writeFileSync("deploy/headers.caddy", `${caddy.join("\n\n")}\n`);
}

/** Each header is in one rule per file, because Cloudflare joins the values of all rules that match. */
function headerRules(everyFile: Headers, pages: readonly string[]): Rule[] {
  const scripts = readdirSync(output).filter((name) =>
    /-[0-9a-f]{20}\.js$/.test(name),
  );
  return [
    ["/*", everyFile],
    ["/static/*", immutable],
    ...pages.map((page): Rule => [page, notEmbedded]),
    ...scripts.map((name): Rule => [
      `/${name}`,
      { ...notEmbedded, ...immutable },
    ]),
  ];
}

function headersForHosts(rules: Rule[]): string {
  const blocks = rules.map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}

function headersForCaddy(rules: Rule[]): string {
  const blocks = rules.map(([path, headers]) => [
    `\theader ${path} {`,
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`),
    "\t}",
  ]);
  return ["(headers) {", ...blocks.flat(), "}"].join("\n");
}

/** The site's host, and the same with or without `www.`, which redirects to it. */
function hostsForCaddy(host: string): string {
  const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  const [site, twin] = [`{$SITE_HOST:${host}}`, `{$OTHER_HOST:${other}}`];
  return [
    `https://${site}, http://:{$PROXY_PORT:8080} {`,
    "\timport site",
    "}",
    `http://${site}, http://${twin}, https://${twin} {`,
    `\timport other-host ${site}`,
    "}",
  ].join("\n");
}
