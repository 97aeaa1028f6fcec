import { diffArrays, structuredPatch } from "diff";

/** What a visitor gets of a section. */
export interface Section {
  /** Its words as the browser renders them, a line for each paragraph. */
  text: string;
  /** Its looks, as PNG files by width in pixels. */
  pictures: Record<number, Uint8Array>;
}

/** The sections of every page, in the order in which they are read. */
export type Site = Record<string, Record<string, Section>>;

export type Kind = "new" | "gone" | "changed";

/** A section before and after. */
export interface SectionChange {
  name: string;
  kind: Kind;
  /** As in a patch: each line starts with "-", "+" or a blank. None when the words are the same. */
  hunks: string[][];
  /** The widths at which it looks different. */
  looks: number[];
  pictures: { width: number; before?: Uint8Array; after?: Uint8Array }[];
}

/** A page of which something changed. */
export interface PageChange {
  route: string;
  kind: Kind;
  sections: SectionChange[];
}

/** A stretch of text that is still there, gone or new. */
export interface Piece {
  kind: "same" | "gone" | "new";
  text: string;
}

/** The blanks between two sentences; "U.S." ends none. */
const sentenceEnd = /(?<=[.!?]["”’)]*)(?<!\b[A-Z]\.)\s+/;

/** Finds the pages and sections whose words or looks differ. */
export function compare(before: Site, after: Site): PageChange[] {
  return namesIn(after, before)
    .map((route) => ({
      route,
      kind: kindOf(before[route], after[route]),
      sections: compareSections(before[route] ?? {}, after[route] ?? {}),
    }))
    .filter(({ sections }) => sections.length > 0);
}

function compareSections(
  before: Record<string, Section>,
  after: Record<string, Section>,
): SectionChange[] {
  return namesIn(after, before)
    .map((name) => compareSection(name, before[name], after[name]))
    .filter(
      ({ kind, hunks, looks }) =>
        kind !== "changed" || hunks.length > 0 || looks.length > 0,
    );
}

function compareSection(
  name: string,
  before: Section | undefined,
  after: Section | undefined,
): SectionChange {
  const old = before?.pictures ?? {};
  const now = after?.pictures ?? {};
  const pictures = namesIn(now, old).map((name) => {
    const width = Number(name);
    return {
      width,
      ...(old[width] && { before: old[width] }),
      ...(now[width] && { after: now[width] }),
    };
  });
  return {
    name,
    kind: kindOf(before, after),
    hunks: hunksOf(before?.text ?? "", after?.text ?? ""),
    looks: pictures
      .filter((picture) => !sameBytes(picture.before, picture.after))
      .map(({ width }) => width),
    pictures,
  };
}

/** The names of both, those of the first in their order. */
function namesIn(first: object, second: object): string[] {
  return [...new Set([...Object.keys(first), ...Object.keys(second)])];
}

function kindOf(before: unknown, after: unknown): Kind {
  if (!before) return "new";
  return after ? "changed" : "gone";
}

function sameBytes(one?: Uint8Array, other?: Uint8Array): boolean {
  return Boolean(one && other && Buffer.compare(one, other) === 0);
}

function hunksOf(before: string, after: string): string[][] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const options = { context: 2 };
  const patch = structuredPatch("", "", old, now, "", "", options);
  return patch.hunks.map(({ lines }) => lines);
}

/** Ends every sentence with a line break, so that a change is shown without its whole paragraph. */
function linesOf(text: string): string {
  return text
    .split("\n")
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((sentence) => `${sentence}\n`)
    .join("");
}

/**
 * Marks the words of a hunk that changed.
 *
 * @returns paragraphs, each made of pieces
 */
export function markWords(hunk: string[]): Piece[][] {
  const paragraphs: Piece[][] = [];
  let gone: string[] = [];
  let added: string[] = [];
  const flush = () => {
    paragraphs.push(...wordChanges(gone.join("\n"), added.join("\n")));
    gone = [];
    added = [];
  };
  for (const line of hunk) {
    const text = line.slice(1);
    if (line.startsWith("-")) gone.push(text);
    else if (line.startsWith("+")) added.push(text);
    else {
      flush();
      paragraphs.push([{ kind: "same", text }]);
    }
  }
  flush();
  return paragraphs;
}

function wordChanges(gone: string, added: string): Piece[][] {
  // Cut at blanks only: a price is one word, with its sign.
  const words = (text: string) => text.split(/(?<=\s)/);
  const pieces = diffArrays(words(gone), words(added)).map((part): Piece => {
    const kind = part.added ? "new" : part.removed ? "gone" : "same";
    return { kind, text: part.value.join("") };
  });
  const kept = pieces
    .filter(({ kind }) => kind === "same")
    .reduce((length, { text }) => length + text.length, 0);
  // In a text that was written anew, the odd word that stayed tells nothing.
  if (kept > Math.max(gone.length, added.length) / 2) return [pieces];
  const whole: Piece[] = [
    { kind: "gone", text: gone },
    { kind: "new", text: added },
  ];
  return whole.filter(({ text }) => text).map((piece) => [piece]);
}
