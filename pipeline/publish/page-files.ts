import {
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from "node:fs";
import { join } from "node:path";

const output = "public";

/** Gatsby writes the error page twice; hosts look for `404.html`. */
const errorPage = "404";

/**
 * The file of the page at an address, for example `/privacy-policy`.
 *
 * @param directory the folder with the built site
 */
export function pageFile(address: string, directory = output): string {
  return join(directory, `${address === "/" ? "index" : address}.html`);
}

/**
 * Moves each page from Gatsby's `terms/index.html` to `terms.html`, which hosts
 * serve at `/terms`. They would redirect a folder to `/terms/`.
 */
export function pagesToFiles(): void {
  for (const entry of readdirSync(output, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(output, entry.name);
    const page = join(folder, "index.html");
    if (!existsSync(page)) continue;
    if (entry.name === errorPage) rmSync(page);
    else renameSync(page, `${folder}.html`);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
