import { gfm } from "@joplin/turndown-plugin-gfm";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import TurndownService from "turndown";
import type { Content } from "../schema/content";
import { indexedPages, type IndexedPage } from "./indexed-pages";
import { pageFile } from "./page-files";

const output = "public";

/** The name of a page's Markdown version: `index.md` for `/`. */
export function markdownVersion(path: string): string {
  return `${path.slice(1) || "index"}.md`;
}

/** Writes a Markdown version beside each page, for assistants. Converts the finished HTML, so that no text is missing. */
export function writeMarkdownVersions(content: Content): void {
  for (const page of indexedPages(content)) {
    const html = readFileSync(pageFile(page.path), "utf8");
    const text = toMarkdown(html, page, content.site.url);
    writeFileSync(join(output, markdownVersion(page.path)), text);
  }
}

/**
 * Converts a page's main part and footer to Markdown, without decoration and
 * controls.
 *
 * @param html the page
 * @param url the address of the site, without a slash at the end
 * @throws Error when the page has no main part or no footer
 */
export function toMarkdown(
  html: string,
  { path, title, description }: IndexedPage,
  url: string,
): string {
  const [text] = /<main[^]*<\/main>[^]*<footer[^]*<\/footer>/.exec(html) ?? [];
  if (!text) throw new Error(`The page ${path} has no main part or no footer.`);
  const address = new URL(path, url).href;
  const service = new TurndownService({ headingStyle: "atx" });
  service.use(gfm);
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
    replacement: (label, node) =>
      `${gapBefore(node)}[${label}](${new URL(attribute(node, "href"), address).href})`,
  });
  service.addRule("line", {
    filter: "span",
    replacement: (words, node) => gapBefore(node) + words,
  });
  service.addRule("term", {
    filter: "dt",
    replacement: (term) => `\n\n**${term.trim()}**: `,
  });
  service.addRule("description", {
    filter: "dd",
    replacement: (description) => description.trim(),
  });
  // Turndown tries the last rule first.
  service.addRule("silent", { filter: isSilent, replacement: () => "" });
  const body = service.turndown(text).replace(/[ \t]+$/gm, "");
  const facts = { title, description, url: address };
  const front = Object.entries(facts).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${front.join("\n")}\n---\n\n${body}\n`;
}

/** True for decoration, controls and text that repeats other text. */
function isSilent(node: HTMLElement): boolean {
  return (
    /^(script|template|form|button|svg)$/i.test(node.nodeName) ||
    node.getAttribute("aria-hidden") === "true" ||
    node.getAttribute("role") === "img" ||
    node.hasAttribute("inert") ||
    (node.nodeName === "FIGURE" && !node.querySelector("blockquote, img"))
  );
}

/** A space if only CSS separates the element from the one before it. */
function gapBefore({ previousSibling: before }: TurndownService.Node): string {
  const isElement = before?.nodeType === 1;
  return isElement &&
    !isSilent(before as HTMLElement) &&
    !/\s$/.test(before.textContent ?? "")
    ? " "
    : "";
}

function attribute(node: TurndownService.Node, name: string): string {
  return (node as HTMLElement).getAttribute(name) ?? "";
}
