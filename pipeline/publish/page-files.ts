import { readdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

const output = "public";

/** The page that hosts send for unknown addresses, from `404.html`. */
export const errorPage = "/404";

interface PagePaths {
  allSitePage: { nodes: { path: string }[] };
}

/** The addresses of all pages that Gatsby has built, but the error page. An HTML file in `static/` is not a page. */
export async function builtPages({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<string[]> {
  const query = "{ allSitePage { nodes { path } } }";
  const { data } = await graphql<PagePaths>(query);
  return (data?.allSitePage.nodes ?? [])
    .map(({ path }) => path)
    .filter((path) => path !== errorPage && path !== `${errorPage}.html`)
    .sort();
}

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
