import { structuredPatch } from "diff";

/** What a visitor gets of a section. */
export interface Section {
  /** Its words as the browser renders them, one line per paragraph. */
  text: string;
  /** PNG files by width in pixels. */
  pictures: Record<number, Uint8Array>;
}

/** The sections of every page, in reading order. */
export type Site = Record<string, Record<string, Section>>;

export type Kind = "new" | "gone" | "changed";

/** A section before and after. */
export interface SectionChange {
  name: string;
  kind: Kind;
  /** Patch lines: each starts with "-", "+" or a space. Empty if the words are the same. */
  hunks: string[][];
  /** The widths at which it looks different. */
  looks: number[];
  pictures: { width: number; before?: Uint8Array; after?: Uint8Array }[];
}

/** A page on which something changed. */
export interface PageChange {
  route: string;
  kind: Kind;
  sections: SectionChange[];
}

/** The space between two sentences. "U.S." does not end one. */
const sentenceEnd = /(?<=[.!?]["”’)]*)(?<!\b[A-Z]\.)\s+/;

/** Finds the pages and sections whose words or looks differ. */
export function compare(before: Site, after: Site): PageChange[] {
  return namesIn(after, before)
    .map((route) => {
      const [old = {}, now = {}] = [before[route], after[route]];
      return {
        route,
        kind: kindOf(before[route], after[route]),
        sections: namesIn(now, old)
          .map((name) => compareSection(name, old[name], now[name]))
          .filter(
            ({ kind, hunks, looks }) =>
              kind !== "changed" || hunks.length + looks.length > 0,
          ),
      };
    })
    .filter(({ sections }) => sections.length > 0);
}

function compareSection(
  name: string,
  before: Section | undefined,
  after: Section | undefined,
): SectionChange {
  const [old, now] = [before?.pictures ?? {}, after?.pictures ?? {}];
  const widths = namesIn(now, old).map(Number);
  const texts = [sentences(before?.text), sentences(after?.text)] as const;
  const patch = structuredPatch("", "", ...texts, "", "", { context: 2 });
  return {
    name,
    kind: kindOf(before, after),
    hunks: patch.hunks.map(({ lines }) => lines),
    looks: widths.filter((width) => !sameBytes(old[width], now[width])),
    pictures: widths.map((width) => ({
      width,
      ...(old[width] && { before: old[width] }),
      ...(now[width] && { after: now[width] }),
    })),
  };
}

/** The keys of both, in the order of the first. */
function namesIn(first: object, second: object): string[] {
  return Object.keys({ ...first, ...second });
}

function kindOf(before: unknown, after: unknown): Kind {
  if (!before) return "new";
  return after ? "changed" : "gone";
}

function sameBytes(one?: Uint8Array, other?: Uint8Array): boolean {
  return Boolean(one && other && Buffer.compare(one, other) === 0);
}

/** Puts each sentence on its own line, so that a change does not show the whole paragraph. */
function sentences(text = ""): string {
  return text
    .split("\n")
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((sentence) => `${sentence}\n`)
    .join("");
}

/** The name of a page in the review. */
export function pageName(route: string): string {
  return route === "/" ? "Landing page" : `Page ${route}`;
}

/** A heading that says if the page or section is new or gone. */
export function titled(name: string, kind: Kind): string {
  return kind === "changed" ? name : `${name} (${kind})`;
}
