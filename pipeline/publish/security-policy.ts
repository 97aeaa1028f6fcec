import { createHash } from "node:crypto";
import type { Content } from "../schema/content";
import { allowances } from "../schema/third-parties";

// Cloudflare reads 2,000 characters per header.
const maxLength = 2_000;

/**
 * A policy that allows what the pages hold, and of other companies only the
 * form's frame and script, and what the content allows beyond:
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
  const { origin, pathname } = new URL(form.embedScript);
  // A semicolon or comma would end the list of sources.
  const embedScript = origin + pathname.replace(/[;,]/g, encodeURIComponent);
  const directives: Record<string, string[]> = {
    // Not 'none': Firefox checks Gatsby's <link rel="prefetch"> against it.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, embedScript],
    "style-src": [...styles],
    "object-src": ["'none'"],
    "frame-src": [new URL(form.host).origin],
    ...(measurement && {
      "connect-src": ["'self'", new URL(measurement).origin],
    }),
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
      `The security policy has ${policy.length} characters, at most ${maxLength} are read – the pages hold ${scripts.size} different inline scripts and ${styles.size} style sheets, where one of each is enough`,
    );
  return policy;
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
