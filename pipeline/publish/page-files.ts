import { readdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of the published files. */
export const output = "public";

/** The page that hosts send for unknown addresses, from `404.html`. */
export const errorPage = "/404";

/** The built file of the page at an address, for example `/privacy-policy`. */
export function pageFile(address: string): string {
  return join(output, `${address === "/" ? "index" : address}.html`);
}

/**
 * Moves each page from Gatsby's `terms/index.html` to `terms.html`, which hosts
 * serve at `/terms`. They would redirect a folder to `/terms/`.
 *
 * @param pages the addresses of all pages but the error page
 */
export function pagesToFiles(pages: readonly string[]): void {
  // Gatsby writes the error page twice: `404.html` stays.
  rmSync(join(output, errorPage), { recursive: true, force: true });
  for (const page of pages) {
    if (page === "/") continue;
    const folder = join(output, page);
    renameSync(join(folder, "index.html"), pageFile(page));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** Files and folders that only Gatsby's build reads. */
const leftovers = [
  "_gatsby",
  "chunk-map.json",
  "webpack.stats.json",
  "~partytown",
];

/** Deletes what Gatsby leaves beside the published files. */
export function removeLeftovers(): void {
  for (const name of leftovers)
    rmSync(join(output, name), { recursive: true, force: true });
}
