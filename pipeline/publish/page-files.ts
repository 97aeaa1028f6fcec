import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from "node:fs";
import { join } from "node:path";

const output = "public";
const extension = /\.html$/;

/** Gatsby writes the error page twice; hosts look for `404.html`. */
const errorPage = "404";

/** The file of the page at an address of the site. */
export function pageFile(address: string): string {
  return join(output, `${address === "/" ? "index" : address}.html`);
}

/**
 * Moves each page from Gatsby's `terms/index.html` to `terms.html`, which every
 * host serves at `/terms`; a folder they would redirect to `/terms/`.
 */
export function pagesToFiles(): void {
  for (const entry of readdirSync(output, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(output, entry.name);
    const page = join(folder, "index.html");
    if (entry.name === errorPage) rmSync(page, { force: true });
    else if (existsSync(page)) renameSync(page, `${folder}.html`);
    // Also where Gatsby has removed a page that is no more.
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/**
 * Puts the pages of the last build back to where Gatsby looks for them: it
 * writes only those anew that have changed, and removes those that are no more.
 */
export function pagesToFolders(): void {
  for (const name of existsSync(output) ? readdirSync(output) : []) {
    if (!extension.test(name) || name === "index.html") continue;
    const slug = name.replace(extension, "");
    const folder = join(output, slug);
    mkdirSync(folder, { recursive: true });
    const move = slug === errorPage ? copyFileSync : renameSync;
    move(join(output, name), join(folder, "index.html"));
  }
}
