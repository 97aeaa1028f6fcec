import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtFiles } from "./built-files";
import type { Content } from "../schema/content";
import {
  redirectsForCaddy,
  redirectsForHosts,
  redirectsForNginx,
} from "./redirects";

const output = "public";

/** What hosts do not read of a longer policy, or of more rules. */
const longestPolicy = 2_000;
const mostRules = 100;

const aYear = "public, max-age=31536000, immutable";
const twoYears = 63_072_000;

/** Files whose names change with what is in them. */
const hashed = "^/(static/.+|[^/]+-[0-9a-f]{20}\\.js)$";

/**
 * Writes the headers that the site is to be served with, and where it leads from
 * addresses that it had: `_headers` and `_redirects` for Netlify and Cloudflare
 * Pages, and snippets for nginx and Caddy. All from the finished
 * pages and the register of third parties, so that they say the same.
 *
 * @throws Error when a page holds what the policy would block, or a host would
 *   not read all of the headers
 */
export function writeHeaders(content: Content): void {
  const pages = builtFiles(/\.html$/).map(
    (path) => [path, readFileSync(path, "utf8")] as const,
  );
  const headers = {
    ...everywhere,
    "Content-Security-Policy": contentSecurityPolicy(content, pages),
  };
  write(
    `${output}/_headers`,
    forHosts(
      headers,
      pages.map(([, html]) => html),
    ),
  );
  const { redirects } = content.site;
  write(`${output}/_redirects`, redirectsForHosts(redirects));
  write(
    "deploy/headers.nginx.conf",
    `${forNginx(headers)}\n${redirectsForNginx(redirects)}`,
  );
  write(
    "deploy/headers.caddy",
    `${forCaddy(headers)}\n${redirectsForCaddy(redirects)}`,
  );
}

type Headers = Record<string, string>;

/**
 * For every file. Cross-Origin-Embedder-Policy is not among them: it would stop
 * the form's frame, which does not ask for it.
 */
const everywhere: Headers = {
  "Strict-Transport-Security": `max-age=${twoYears}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin",
  // Short, since it comes before each page: what asks the visitor, or tells on him.
  "Permissions-Policy": [
    ...["browsing-topics", "camera", "display-capture", "geolocation"],
    ...["microphone", "payment", "usb"],
  ]
    .map((feature) => `${feature}=()`)
    .join(","),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * A policy that allows what the pages hold, and of other companies only the
 * form's frame and script: https://www.w3.org/TR/CSP3/
 *
 * @param pages the paths and the HTML of all pages
 * @throws Error naming the page and what is wrong
 */
export function contentSecurityPolicy(
  { site: { form }, thirdParties }: Content,
  pages: readonly (readonly [path: string, html: string])[],
): string {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const [path, html] of pages) {
    const forbidden = /<[a-z][^>]*\s(style=|on[a-z]+=|href="javascript:)/i.exec(
      html,
    )?.[1];
    if (forbidden)
      throw new Error(
        `${path}: found ${forbidden} in a tag – the security policy blocks it, so the page would not work`,
      );
    for (const [, style = ""] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g))
      styles.add(hash(style));
    for (const [, script = ""] of html.matchAll(
      /<script(?: type="module")?>([^]*?)<\/script>/g,
    ))
      scripts.add(hash(script));
  }
  const allowed = thirdParties.parties
    .filter(({ occasion }) => occasion === "form")
    .flatMap(({ origins }) =>
      origins.map((address) => new URL(address).origin),
    );
  for (const address of [form.host, form.embedScript])
    if (!allowed.includes(new URL(address).origin))
      throw new Error(
        `content/third-parties.yaml: ${address} is missing – add it to the company of the form`,
      );
  const policy = Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, form.embedScript],
    "style-src": [...styles],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [new URL(form.host).origin],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "gatsby#webpack", "form"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join(";");
  if (policy.length > longestPolicy)
    throw new Error(
      `The security policy has ${policy.length} characters, at most ${longestPolicy} are read – the pages hold ${scripts.size} different inline scripts and ${styles.size} style sheets, where one of each is enough`,
    );
  return policy;
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Rules that match the same file are joined by Cloudflare, so each header is in
 * one rule only. Pages are read anew each time by default at both hosts; a rule
 * for each policy or its text would be more than Cloudflare reads, as would one
 * for each script that earlier builds have left.
 */
function forHosts(headers: Headers, pages: readonly string[]): string {
  const runtimes = new Set(
    pages.flatMap((html) => html.match(/webpack-runtime-[0-9a-f]+\.js/g) ?? []),
  );
  // Between them they name all scripts of this build, by their hashes.
  const named = [
    ...pages,
    ...[...runtimes].map((name) => readFileSync(join(output, name), "utf8")),
  ].join("");
  const own = { "Cross-Origin-Resource-Policy": "same-origin" };
  const rules: [path: string, headers: Headers][] = [
    ["/*", headers],
    ["/", own],
    ["/share/*", { "Cross-Origin-Resource-Policy": "cross-origin" }],
  ];
  for (const entry of readdirSync(output, { withFileTypes: true })) {
    const { name } = entry;
    const isFolder = entry.isDirectory();
    if (/^(share|_headers|_redirects)$|\.(html|md|br|gz)$/.test(name)) continue;
    const hash = /-([0-9a-f]{20})\.js/.exec(name)?.[1];
    if (hash && !named.includes(hash)) continue;
    const kept = new RegExp(hashed).test(
      isFolder ? `/${name}/any` : `/${name}`,
    );
    rules.push([
      isFolder ? `/${name}/*` : `/${name}`,
      { ...own, ...(kept && { "Cache-Control": aYear }) },
    ]);
  }
  if (rules.length > mostRules)
    throw new Error(
      `The site needs ${rules.length} rules for headers, and Cloudflare Pages reads ${mostRules} – put files into folders`,
    );
  return rules
    .map(([path, values]) =>
      [path, ...lines(values, (name, value) => `  ${name}: ${value}`)].join(
        "\n",
      ),
    )
    .join("\n\n");
}

function forNginx(headers: Headers): string {
  return [
    "# Written by the build. To be included where http is configured.",
    "map $uri $resource_policy {",
    "    default same-origin;",
    "    ~^/share/ cross-origin;",
    "}",
    "map $uri $cache_control {",
    "    default no-cache;",
    `    "~${hashed}" "${aYear}";`,
    "}",
    ...lines(
      {
        ...headers,
        "Cross-Origin-Resource-Policy": "$resource_policy",
        "Cache-Control": "$cache_control",
      },
      (name, value) => `add_header ${name} "${value}" always;`,
    ),
  ].join("\n");
}

function forCaddy(headers: Headers): string {
  return [
    "# Written by the build. To be imported at the top; a site's block imports",
    "# both snippets, and its handle_errors the first.",
    "(headers) {",
    "\theader {",
    ...lines(headers, (name, value) => `\t\t${name} "${value}"`),
    "\t\t-Server",
    "\t}",
    "\theader ?Cross-Origin-Resource-Policy same-origin",
    "\theader ?Cache-Control no-cache",
    "}",
    "(headers-of-some) {",
    `\t@hashed path_regexp ${hashed}`,
    `\theader @hashed Cache-Control "${aYear}"`,
    "\theader /share/* Cross-Origin-Resource-Policy cross-origin",
    "}",
  ].join("\n");
}

function lines(
  headers: Headers,
  line: (name: string, value: string) => string,
): string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}
