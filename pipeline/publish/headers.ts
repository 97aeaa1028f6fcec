import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { builtFiles } from "./built-files";
import type { Content } from "../schema/content";
import { redirectsForCaddy, redirectsForHosts } from "./redirects";
import { contentSecurityPolicy } from "./security-policy";

const output = "public";
// Cloudflare reads 100 rules.
const maxRules = 100;
const twoYears = 63_072_000;

type Headers = Record<string, string>;
type Rule = [path: string, headers: Headers];

/** For every file. Without Cross-Origin-Embedder-Policy, which would block the form's frame. */
const everywhere: Headers = {
  "Strict-Transport-Security": `max-age=${twoYears}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Features that prompt or track.
  "Permissions-Policy":
    "browsing-topics=(),camera=(),display-capture=(),geolocation=(),microphone=(),payment=(),usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * Writes the headers and redirects that the site is served with: `_headers` and
 * `_redirects` for Netlify and Cloudflare Pages, and a snippet for Caddy. All
 * say the same, since they come from the same rules.
 *
 * @throws Error when a page holds what the policy would block, or a host would
 *   not read all of the headers
 */
export function writeHeaders(content: Content): void {
  const pages = builtFiles(/\.html$/).map(
    (path) => [path, readFileSync(path, "utf8")] as const,
  );
  const policy = contentSecurityPolicy(content, pages);
  const rules = headerRules({
    ...everywhere,
    "Content-Security-Policy": policy,
  });
  const { redirects } = content.site;
  writeFileSync(`${output}/_headers`, `${headersForHosts(rules)}\n`);
  writeFileSync(`${output}/_redirects`, `${redirectsForHosts(redirects)}\n`);
  mkdirSync("deploy", { recursive: true });
  writeFileSync(
    "deploy/headers.caddy",
    `${headersForCaddy(rules)}\n${redirectsForCaddy(redirects)}\n`,
  );
}

/**
 * Cloudflare joins the values of rules that match the same file, so each header
 * is in one rule per file. Pages have no rule of their own: hosts revalidate
 * them anyway, and many policies would be more rules than Cloudflare reads.
 */
function headerRules(headers: Headers): Rule[] {
  const own = { "Cross-Origin-Resource-Policy": "same-origin" };
  const rules: Rule[] = [
    ["/*", headers],
    ["/", own],
    ["/share/*", { "Cross-Origin-Resource-Policy": "cross-origin" }],
  ];
  for (const entry of readdirSync(output, { withFileTypes: true })) {
    const { name } = entry;
    if (/^(share|_headers|_redirects)$|\.(html|md|br|gz)$/.test(name)) continue;
    const isHashed = name === "static" || /-[0-9a-f]{20}\.js$/.test(name);
    rules.push([
      entry.isDirectory() ? `/${name}/*` : `/${name}`,
      {
        ...own,
        ...(isHashed && {
          "Cache-Control": "public, max-age=31536000, immutable",
        }),
      },
    ]);
  }
  if (rules.length > maxRules)
    throw new Error(
      `The site needs ${rules.length} rules for headers, and Cloudflare Pages reads ${maxRules} – put files into folders`,
    );
  return rules;
}

function headersForHosts(rules: Rule[]): string {
  return rules
    .map(([path, headers]) =>
      [path, ...lines(headers, (name, value) => `  ${name}: ${value}`)].join(
        "\n",
      ),
    )
    .join("\n\n");
}

function headersForCaddy(rules: Rule[]): string {
  return [
    "(headers) {",
    ...rules.flatMap(([path, headers]) => [
      `\theader ${path} {`,
      ...lines(headers, (name, value) => `\t\t${name} "${value}"`),
      "\t}",
    ]),
    "}",
  ].join("\n");
}

function lines(
  headers: Headers,
  line: (name: string, value: string) => string,
): string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value));
}
