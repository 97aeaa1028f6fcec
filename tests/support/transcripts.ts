import { buildSync } from "esbuild";
import type { Locator, Page } from "@playwright/test";

const library =
  "./node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js";
const [bundle] = buildSync({
  stdin: {
    contents: `export { Virtual } from "${library}"`,
    resolveDir: process.cwd(),
  },
  ...{ bundle: true, minify: true, format: "iife", globalName: "screenReader" },
  write: false,
}).outputFiles;

interface VirtualReader {
  activeNode: Node | null;
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  itemText(): Promise<string>;
}

declare global {
  const screenReader: { Virtual: new () => VirtualReader };
}

/** Something that the screen reader says. */
interface Said {
  /** The words that come from the content; descriptions follow the name. */
  copy: string[];
  phrase: string;
  /** What the browser knows and the library does not say. */
  state: string;
}

/**
 * Reads a part of a page out, from its beginning to its end.
 *
 * @param part in the state in which it is to be read, with its timers stopped
 * @returns a line for each thing that is said, indented by what it is in; “…”
 *   stands for words, 0 for a number, and one of several alike neighbors for all
 */
export async function transcriptOf(page: Page, part: Locator) {
  await page.evaluate(
    `${bundle?.text ?? ""};window.screenReader = screenReader`,
  );
  await page.evaluate(hideWhatIsNotRendered);
  return withoutRepeats(written(await part.evaluate(read)));
}

/** The library does not know what a closed question keeps from being rendered. */
function hideWhatIsNotRendered() {
  for (const element of document.body.querySelectorAll<HTMLElement>("*"))
    if (
      !element.checkVisibility({ visibilityProperty: true }) &&
      // It has no box of its own, but what is in it has.
      getComputedStyle(element).display !== "contents"
    )
      element.setAttribute("hidden", "");
}

async function read(part: Element): Promise<Said[]> {
  const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();
  const reader = new screenReader.Virtual();
  await reader.start({ container: part });
  const first = await reader.lastSpokenPhrase();
  const firstNode = reader.activeNode;
  const said: Said[] = [];
  do {
    const element = reader.activeNode as Element;
    const descriptions = element.ariaDescribedByElements ?? [];
    const state = element.matches?.("[open] > summary") ? "" : "not ";
    said.push({
      state: element.nodeName === "SUMMARY" ? `, ${state}expanded` : "",
      phrase: squeezed(await reader.lastSpokenPhrase()),
      copy: [
        squeezed(await reader.itemText()),
        squeezed(descriptions.map((one) => one.textContent).join(" ")),
      ],
    });
    await reader.next();
    // After its end it begins again.
  } while (
    reader.activeNode !== firstNode ||
    (await reader.lastSpokenPhrase()) !== first
  );
  await reader.stop();
  return said;
}

/** One line for each thing that is said, without what no screen reader says: that a paragraph begins, and that something ends. */
function written(said: readonly Said[]): string[] {
  const lines: string[] = [];
  const ends: string[] = [];
  for (const { phrase, copy, state } of said.toReversed()) {
    const [, ended] = /^end(?: of)?,? (.*)$/.exec(phrase) ?? [];
    if (ended !== undefined) {
      if (ended !== "paragraph") ends.push(ended);
      continue;
    }
    if (ends.at(-1) === phrase) ends.pop();
    if (phrase === "paragraph" || phrase === "") continue;
    lines.push("  ".repeat(ends.length) + withoutWords(phrase, copy) + state);
  }
  return lines.reverse();
}

function withoutWords(phrase: string, copy: readonly string[]): string {
  return [...new Set(copy)]
    .filter((text) => text !== "")
    .reduce((line, text) => line.replace(text, "“…”"), phrase)
    .replace(/^(row), .*$/, "$1")
    .replace(/level \d+, position (\d+), set size (\d+)/, "$1 of $2")
    .replaceAll(", “", " “")
    .replace(/(?<!level )\b\d[\d.,]*/g, "0");
}

/** Keeps one of neighbors that are alike, so that editors can add to lists and take away from them. */
function withoutRepeats(lines: string[]): string[] {
  for (let size = 1; size <= lines.length / 2; size += 1) {
    const kept: string[] = [];
    for (const line of lines) {
      kept.push(line);
      const last = kept.slice(-size);
      const before = kept.slice(-2 * size, -size);
      if (before.length === size && last.every((one, at) => one === before[at]))
        kept.length -= size;
    }
    lines = kept;
  }
  return lines;
}
