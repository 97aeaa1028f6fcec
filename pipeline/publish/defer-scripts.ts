import { readFileSync, writeFileSync } from "node:fs";
import { buildSync } from "esbuild";
import type { Content } from "../schema/content";
import { builtFiles } from "./built-files";

/**
 * Makes the scripts of every built page wait for `src/startup/defer-scripts.ts`
 * and removes the style attributes that the security policy forbids. Edits the
 * finished files, because Gatsby adds its scripts after its own hooks.
 *
 * @throws Error when a page has no scripts where Gatsby used to put them
 */
export function deferScripts({ site }: Content): void {
  const loader = inlineScript(site);
  for (const path of builtFiles(/\.html$/)) {
    const html = readFileSync(path, "utf8");
    writeFileSync(path, withDeferredScripts(html, loader));
  }
}

/** The JavaScript of every page that is in the page itself: the loader, and what counts visits if the content wants it. */
export function inlineScript(site: Content["site"]): string {
  const { url, form, measurement, paymentLink, attribution } = site;
  const files = [
    // Before the loader, so that it misses no event.
    ...(measurement ? ["measure"] : []),
    "defer-scripts",
  ];
  return bundled(files, {
    ATTRIBUTION: attribution,
    MEASUREMENT: {
      endpoint: measurement,
      domain: new URL(url).hostname,
      formHost: form.host,
      embedScript: form.embedScript,
      paymentLink,
    },
  });
}

const firstOfGatsby = '<script id="gatsby-script-loader">';

/**
 * Moves the scripts at the end of a page into a `<template>` and puts the loader
 * after it. The loader also sets the globals that Gatsby's inline scripts would
 * set, so all pages share one inline script and the security policy needs one
 * hash. It is a module, which does not block the parser.
 *
 * @param html a page as Gatsby wrote it
 * @param loader the JavaScript that starts the scripts later
 */
export function withDeferredScripts(html: string, loader: string): string {
  const end = html.lastIndexOf("</body>");
  const start = html.lastIndexOf(firstOfGatsby, end);
  if (start < 0)
    throw new Error("A page has no scripts where Gatsby used to put them.");
  const scripts = html.slice(start, end);
  const files = [...scripts.matchAll(/<script src="[^"]+"/g)].map(
    ([tag]) => `${tag}></script>`,
  );
  return `${withoutStyles(html.slice(0, start))}<template id="scripts" data-globals='${globalsIn(scripts)}'>${files.join("")}</template><script type="module">${loader}</script>${html.slice(end)}`;
}

/** The globals that inline scripts set, as JSON for an attribute. */
function globalsIn(scripts: string): string {
  const set = [...scripts.matchAll(/window\.(\w+)=("(?:[^"\\]|\\.)*");/g)].map(
    ([, name = "", value = ""]) => [name, JSON.parse(value) as string],
  );
  return JSON.stringify(Object.fromEntries(set))
    .replaceAll("&", "&amp;")
    .replaceAll("'", "&#39;");
}

/** Removes the style attributes of Gatsby's two own elements; `global.css` styles them. */
function withoutStyles(html: string): string {
  return html
    .replace(/(<div) style="[^"]*"/g, "$1")
    .replace(/(<div [^>]*id="gatsby-announcer"[^>]*?) style="[^"]*"/, "$1");
}

/** Scripts of `src/startup/` and their imports in one minified text, with the values of their constants. */
function bundled(
  files: readonly string[],
  constants: Record<string, unknown>,
): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: files.map((file) => `import "./${file}";`).join(""),
      resolveDir: "src/startup",
    },
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    target: "es2020",
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
