import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "../schema/content";
import { markdownVersion } from "./markdown-version";
import { indexedPages } from "./indexed-pages";
import { trainingCrawlers } from "../schema/site";

const output = "public";

/** Writes the files for search engines, assistants and security researchers. */
export function writeDiscovery(content: Content): void {
  for (const [path, text] of Object.entries(discoveryFiles(content))) {
    const file = join(output, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The text of each file, by its path. */
export function discoveryFiles(content: Content): Record<string, string> {
  return {
    "sitemap.xml": sitemap(content),
    "robots.txt": robots(content.site),
    "llms.txt": llms(content),
    ".well-known/security.txt": security(content.site),
  };
}

/** https://www.sitemaps.org/protocol.html. No dates, because the build does not know when a page last changed. */
function sitemap(content: Content): string {
  const addresses = indexedPages(content).map(
    ({ path }) =>
      `<url><loc>${new URL(path, content.site.url).href}</loc></url>`,
  );
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
  );
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
function robots({ url, aiTraining }: Content["site"]): string {
  return lines(
    "User-agent: *",
    "Allow: /",
    "",
    ...(aiTraining
      ? []
      : [
          ...trainingCrawlers.map((name) => `User-agent: ${name}`),
          "Disallow: /",
          "",
        ]),
    `Sitemap: ${url}/sitemap.xml`,
  );
}

/** An overview for assistants, with links to the Markdown versions: https://llmstxt.org */
function llms(content: Content): string {
  const { url, brand, landing, footer } = content.site;
  return lines(
    `# ${brand.name}`,
    "",
    `> ${landing.description}`,
    "",
    footer.note,
    "",
    `## ${footer.linksLabel}`,
    "",
    ...indexedPages(content).map(
      ({ path, title, description }) =>
        `- [${title}](${url}/${markdownVersion(path)}): ${description}`,
    ),
  );
}

/** https://www.rfc-editor.org/rfc/rfc9116 */
function security({
  url,
  supportEmail,
  securityExpires,
}: Content["site"]): string {
  return lines(
    `Contact: mailto:${supportEmail}`,
    `Expires: ${securityExpires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
  );
}

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
