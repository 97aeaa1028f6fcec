import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { builtFiles } from "./built-files";
import type { Content } from "../content/load-content";
import { pageFile } from "./page-files";
import { asScript, structuredData } from "./structured-data";

const output = "public";

/**
 * Lets the scripts of every built page wait for `src/startup/defer-scripts.ts`, takes out what
 * the site's security policy forbids, and puts in the structured data. On the
 * finished files, since Gatsby puts the scripts in after its own hooks.
 *
 * @throws Error when a page has no scripts where Gatsby used to put them
 */
export function finishPages(content: Content): void {
  const starter = bundled("src/startup/defer-scripts.ts");
  const known = new Map<string, string>();
  // Every page has the same scripts.
  const integrity = (address: string) => {
    const hash = known.get(address) ?? integrityOf(join(output, address));
    known.set(address, hash);
    return hash;
  };
  const graphs = new Map(
    Object.entries(structuredData(content)).map(([address, graph]) => [
      pageFile(address),
      graph,
    ]),
  );
  for (const path of builtFiles(/\.html$/)) {
    const html = readFileSync(path, "utf8");
    const graph = graphs.get(path);
    const page = finished(html, starter, integrity, graph && asScript(graph));
    // One that is as it was need not be compressed again.
    if (page !== html) writeFileSync(path, page);
  }
}

const gatsbysFirst = '<script id="gatsby-script-loader">';
const opening = '<template id="scripts"';

/**
 * Puts the scripts at the end of a page into a template, and the starter after
 * it. What Gatsby says in scripts of its own, the starter says for them, so that
 * one script is inline, the same on every page. It is a module, since those do not
 * keep the parser waiting. In a page that a warm build has left as it was, the
 * starter and the hashes are replaced.
 *
 * @param integrity the hash of a script of the site, by its address
 * @param data an element with data, which goes last: the page says the same
 *   before, so that it compresses well there
 */
export function finished(
  html: string,
  starter: string,
  integrity: (address: string) => string,
  data = "",
): string {
  const end = html.lastIndexOf("</body>");
  const start = Math.max(
    html.lastIndexOf(gatsbysFirst, end),
    html.lastIndexOf(opening, end),
  );
  if (start < 0)
    throw new Error("A page has no scripts where Gatsby used to put them.");
  const scripts = html.slice(start, end);
  const globals =
    / data-globals='([^']*)'/.exec(scripts)?.[1] ?? globalsIn(scripts);
  const files = [...scripts.matchAll(/<script src="([^"]+)"/g)].map(
    ([, address = ""]) =>
      `<script src="${address}" integrity="${integrity(address)}"></script>`,
  );
  return `${withoutStyles(html.slice(0, start))}${opening} data-globals='${globals}'>${files.join("")}</template><script type="module">${starter}</script>${data}${html.slice(end)}`;
}

/** What inline scripts set on `window`, as JSON for an attribute. */
function globalsIn(scripts: string): string {
  const set = [...scripts.matchAll(/window\.(\w+)=("(?:[^"\\]|\\.)*");/g)].map(
    ([, name = "", value = ""]) => [name, JSON.parse(value) as string],
  );
  return JSON.stringify(Object.fromEntries(set))
    .replaceAll("&", "&amp;")
    .replaceAll("'", "&#39;");
}

/** `global.css` has what Gatsby's two elements say in attributes. */
function withoutStyles(html: string): string {
  return html
    .replace(/(<div) style="[^"]*"/g, "$1")
    .replace(/(<div [^>]*id="gatsby-announcer"[^>]*?) style="[^"]*"/, "$1");
}

/** The hash of a file for Subresource Integrity: https://www.w3.org/TR/SRI/ */
export function integrityOf(path: string): string {
  const hash = createHash("sha256").update(readFileSync(path));
  return `sha256-${hash.digest("base64")}`;
}

/** A script and what it imports, as one. */
function bundled(path: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path],
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    target: "es2020",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
