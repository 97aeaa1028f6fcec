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
 * @returns a line for each thing that is said, indented by what it stands in; what
 *   comes from the content is in quotation marks
 */
export async function transcriptOf(page: Page, part: Locator) {
  await page.evaluate(
    `${bundle?.text ?? ""};window.screenReader = screenReader`,
  );
  await page.evaluate(hideWhatIsNotRendered);
  return written(await part.evaluate(read));
}

/** The library does not know what a closed question keeps from being rendered. */
function hideWhatIsNotRendered() {
  for (const element of document.body.querySelectorAll<HTMLElement>("*"))
    if (!element.checkVisibility({ visibilityProperty: true }))
      element.setAttribute("hidden", "");
}

async function read(part: Element): Promise<Said[]> {
  const squeezed = (text: string | null) =>
    (text ?? "").replace(/\s+/g, " ").trim();
  const reader = new screenReader.Virtual();
  await reader.start({ container: part });
  const first = await reader.lastSpokenPhrase();
  const firstNode = reader.activeNode;
  const said: Said[] = [];
  do {
    const { activeNode } = reader;
    const descriptions =
      activeNode instanceof Element
        ? (activeNode.ariaDescribedByElements ?? [])
        : [];
    const isOpen =
      activeNode instanceof Element && activeNode.matches("[open] > summary");
    said.push({
      state:
        activeNode?.nodeName !== "SUMMARY"
          ? ""
          : isOpen
            ? ", expanded"
            : ", not expanded",
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
    lines.push("  ".repeat(ends.length) + quoted(phrase, copy) + state);
  }
  return lines.reverse();
}

function quoted(phrase: string, copy: readonly string[]): string {
  const line = [...new Set(copy)]
    .filter((text) => text !== "")
    .reduce(
      (all, text) => all.replace(text, () => `“${text.replace(/[“”]/g, "'")}”`),
      phrase,
    );
  return line
    .replace(/^(row), .*$/, "$1")
    .replace(/level \d+, position (\d+), set size (\d+)/, "$1 of $2")
    .replaceAll(", “", " “");
}

/**
 * What is left of a transcript without the words: roles, names (that there is
 * one), states and order. Of neighbours that are alike, however many, one is
 * kept, so that editors can add to lists and take away from them.
 */
export function structureOf(lines: readonly string[]): string[] {
  let rest = lines.map((line) =>
    line.replace(/“[^”]*”/g, "“…”").replace(/(?<!level )\b\d[\d.,]*/g, "0"),
  );
  for (let size = 1; size <= rest.length / 2; size += 1) {
    const kept: string[] = [];
    for (const line of rest) {
      kept.push(line);
      const last = kept.slice(-size);
      const before = kept.slice(-2 * size, -size);
      if (before.length === size && last.every((one, at) => one === before[at]))
        kept.length -= size;
    }
    rest = kept;
  }
  return rest;
}
