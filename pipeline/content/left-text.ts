import { reference } from "../schema/copy-checks";
import { nodesOf, type ParsedNode } from "./markdown";

/** The words that Markdown left as text in a block, such as a paragraph. */
export interface LeftText {
  /** The node that holds them: a paragraph, a heading or a cell. */
  block: ParsedNode;
  /** As the file has them; marks of the same length stand for everything else. */
  text: string;
  /** Where they start in the Markdown. */
  start: number;
  /** The Markdown. */
  source: string;
}

/** The marks: for what Markdown has read, such as stars, brackets and code. */
const read = "\uE000";
/** For web and email addresses, whose signs mean nothing. */
const address = "\uE001";
/** For an escaped character, and for a reference. */
const kept = "\uE002";

/** The words that Markdown left as text, block by block. */
export function leftTexts(root: ParsedNode, source: string): LeftText[] {
  return nodesOf(root).flatMap((block) => {
    const { children = [] } = block;
    const range = isBlock(block) && rangeOf(block, children);
    if (!range) return [];
    const [start, end] = range;
    const letters = source.slice(start, end).split("");
    for (const node of children.flatMap(nodesOf))
      for (const [from, to] of markup(node))
        for (let index = from - start; index < to - start; index += 1)
          if (letters[index] !== "\n") letters[index] = read;
    return { block, start, source, text: marked(letters.join("")) };
  });
}

function isBlock({ type }: ParsedNode): boolean {
  return ["paragraph", "heading", "tableCell"].includes(type);
}

type Range = [start: number, end: number];

/** From the first child to the last: without the bars of a cell and the ## of a heading. */
function rangeOf(block: ParsedNode, children: ParsedNode[]): Range | undefined {
  const start = children[0]?.position ?? block.position;
  const end = children.at(-1)?.position ?? block.position;
  return children.length > 0 && start && end
    ? [start.start.offset, end.end.offset]
    : undefined;
}

/** The parts of a node that are not text: all of a code, the brackets and the target of a link. */
function markup({ type, position, children = [] }: ParsedNode): Range[] {
  if (!position || type === "text") return [];
  const { start, end } = position;
  const first = children[0]?.position;
  const last = children.at(-1)?.position;
  return first && last
    ? [
        [start.offset, first.start.offset],
        [last.end.offset, end.offset],
      ]
    : [[start.offset, end.offset]];
}

/** Puts marks in place of escapes, references, addresses, and what starts the lines of a quotation. */
function marked(text: string): string {
  const by = (mark: string) => (found: string) => mark.repeat(found.length);
  return text
    .replace(/\\[!-/:-@[-`{-~]/g, by(kept))
    .replace(reference, by(kept))
    .replace(
      /(?:https?:\/\/|www\.)[^\s<>()[\]{}"“”‘’\uE000]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi,
      by(address),
    )
    .replace(/(?<=\n)[ \t>]+/g, by(" "));
}
