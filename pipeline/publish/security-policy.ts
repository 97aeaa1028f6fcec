import { createHash } from "node:crypto";
import { parse } from "parse5";
import type { Content } from "../sections";
import { attributeOf, elementsIn, textIn, type Element } from "../read/html";
import { allowances } from "../model/third-parties";

// Cloudflare reads 2,000 characters per header.
const maxLength = 2_000;

/**
 * A policy that allows the styles and scripts of the pages, the form's frame and
 * script, and the other companies that the content allows:
 * https://www.w3.org/TR/CSP3/
 *
 * @param pages the paths and the HTML of all pages
 * @throws Error naming the page and what is wrong
 */
export function contentSecurityPolicy(
  { site: { form, measurement }, thirdParties: { parties } }: Content,
  pages: readonly (readonly [path: string, html: string])[],
): string {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const [path, html] of pages)
    for (const element of elementsIn(parse(html))) {
      refuseBlocked(element, path);
      if (element.tagName === "style") styles.add(hash(element));
      if (isInlineScript(element)) scripts.add(hash(element));
    }
  const { origin, pathname } = new URL(form.embed.script);
  const { origin: host } = new URL(form.embed.frame);
  // A semicolon or comma would end the list of sources.
  const embedScript = origin + pathname.replace(/[;,]/g, encodeURIComponent);
  const directives: Record<string, string[]> = {
    // Not 'none': Firefox checks Gatsby's <link rel="prefetch"> against it.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, embedScript],
    "style-src": [...styles],
    "object-src": ["'none'"],
    "frame-src": [host],
    // The page asks the form's host for a sign of life when the form is silent.
    "connect-src": [
      "'self'",
      host,
      ...(measurement ? [new URL(measurement).origin] : []),
    ],
    "base-uri": ["'none'"],
    // The ZIP code field, before its script runs.
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(!form.rights.writesHtml && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["default", "gatsby#webpack", "form"],
    }),
  };
  for (const { allow, origins } of parties)
    for (const kind of allow) {
      const sources = (directives[allowances[kind]] ??= ["'self'"]);
      sources.push(...origins.map((address) => new URL(address).origin));
    }
  const policy = Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(" "))
    .join(";");
  if (policy.length > maxLength)
    throw new Error(
      `The security policy has ${policy.length} characters, and Cloudflare Pages reads ${maxLength} – the pages hold ${scripts.size} different inline scripts and ${styles.size} different style sheets`,
    );
  return policy;
}

/** Throws an error where no hash can allow what an attribute does. */
function refuseBlocked({ attrs }: Element, path: string): void {
  for (const { prefix, name: local, value } of attrs) {
    const name = prefix ? `${prefix}:${local}` : local;
    const isBlocked =
      /^(style$|on)/.test(name) ||
      (/^(xlink:)?href$|^(form)?action$|^src$/.test(name) &&
        /^\s*javascript:/i.test(value));
    if (isBlocked)
      throw new Error(
        `${path}: found ${name}="${value}" in a tag – the security policy blocks it, so the page would not work`,
      );
  }
}

/** JSON for search engines does not run, so the policy does not apply to it. */
function isInlineScript(element: Element): boolean {
  return (
    element.tagName === "script" &&
    attributeOf(element, "src") === undefined &&
    !attributeOf(element, "type")?.endsWith("json")
  );
}

function hash(element: Element): string {
  const digest = createHash("sha256").update(textIn(element));
  return `'sha256-${digest.digest("base64")}'`;
}
