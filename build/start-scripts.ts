import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";

const output = "public";

/**
 * Lets the scripts of every built page wait for `src/starter.ts`. On the
 * finished files, since Gatsby puts the scripts in after its own hooks.
 *
 * @throws Error when a page has no scripts where Gatsby used to put them
 */
export function letScriptsWait(): void {
  const starter = minified("src/starter.ts");
  const entries = readdirSync(output, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // The data of the 404 page are in a folder called 404.html.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, "utf8");
    writeFileSync(path, withWaitingScripts(html, starter));
  }
}

const opening = '<template id="scripts">';
const closing = "</template><script>";

/** Puts the scripts at the end of a page into a template, and the starter after it. In a page that a warm build has left as it was, the starter is replaced. */
export function withWaitingScripts(html: string, starter: string): string {
  const end = html.lastIndexOf("</body>");
  const waiting = html.lastIndexOf(closing, end);
  if (html.includes(opening) && waiting > 0)
    return `${html.slice(0, waiting)}${closing}${starter}</script>${html.slice(end)}`;
  const start = html.indexOf('<script id="gatsby-script-loader">');
  if (start < 0 || end < start)
    throw new Error("A page has no scripts where Gatsby used to put them.");
  return `${html.slice(0, start)}${opening}${html.slice(start, end)}${closing}${starter}</script>${html.slice(end)}`;
}

function minified(path: string): string {
  const { code } = transformSync(readFileSync(path, "utf8"), {
    loader: "ts",
    minify: true,
    format: "iife",
    target: "es2020",
  });
  return code.trim();
}
