import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "./page-files";

/**
 * Writes `sitemap.xml` (https://www.sitemaps.org/protocol.html) and a
 * `robots.txt` that names it. Without dates, because the build does not know
 * when a page last changed.
 *
 * @param url the address of the site, without a slash at the end
 * @param pages the addresses of the pages that search engines may list
 */
export function writeSitemap(url: string, pages: readonly string[]): void {
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `<url><loc>${new URL(page, url).href}</loc></url>`),
    "</urlset>",
  ];
  const robots = [
    "User-agent: *",
    "Allow: /",
    "",
    `Sitemap: ${url}/sitemap.xml`,
  ];
  writeFileSync(join(output, "sitemap.xml"), `${sitemap.join("\n")}\n`);
  writeFileSync(join(output, "robots.txt"), `${robots.join("\n")}\n`);
}
