import { readFileSync, writeFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { builtFiles } from "./built-files";

/**
 * Lets the scripts of every built page wait for `src/starter.ts`. On the
 * finished files, since Gatsby puts the scripts in after its own hooks.
 *
 * @throws Error when a page has no scripts where Gatsby used to put them
 */
export function letScriptsWait(): void {
  const starter = minified("src/starter.ts");
  for (const path of builtFiles(/\.html$/)) {
    const html = readFileSync(path, "utf8");
    writeFileSync(path, withWaitingScripts(html, starter));
  }
}

const hint = "//# allFunctionsCalledOnLoad\n";

/** Asks the browser to compile the scripts beside the main thread, where on a slow phone it would be in the visitor's way. */
export function compileScriptsAhead(): void {
  for (const path of builtFiles(/\.js$/)) {
    const script = readFileSync(path, "utf8");
    // A warm build leaves scripts as they were.
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
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
  return `${html.slice(0, start)}${opening}${withoutSpace(html.slice(start, end))}${closing}${starter}</script>${html.slice(end)}`;
}

/** Gatsby writes some of its tags on several indented lines. */
function withoutSpace(scripts: string): string {
  return scripts.replace(/\s*\n\s*/g, " ");
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
