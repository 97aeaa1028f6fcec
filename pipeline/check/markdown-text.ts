import type { Root } from "mdast";
import { reference } from "../schema/plain-text";
import { childrenOf, nodesOf, spanOf, type Nodes } from "../read/markdown";

/** The words that Markdown left as text in a block, such as a paragraph. */
export interface LeftText {
  /** The node that holds them: a paragraph, a heading or a cell. */
  block: Nodes;
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
export function leftTexts(root: Root, source: string): LeftText[] {
  return nodesOf<Nodes>(root).flatMap((block) => {
    const range = isBlock(block) && within(block);
    if (!range) return [];
    const [start, end] = range;
    const letters = source.slice(start, end).split("");
    for (const node of childrenOf(block).flatMap(nodesOf<Nodes>))
      for (const [from, to] of markup(node))
        for (let index = from - start; index < to - start; index += 1)
          if (letters[index] !== "\n") letters[index] = read;
    return { block, start, source, text: marked(letters.join("")) };
  });
}

function isBlock({ type }: Nodes): boolean {
  return ["paragraph", "heading", "tableCell"].includes(type);
}

type Range = [start: number, end: number];

/** From the first child to the last: without the bars of a cell and the ## of a heading. */
function within(block: Nodes): Range | undefined {
  const [first = spanOf(block), last = spanOf(block)] = ends(block);
  return childrenOf(block).length > 0 && first && last
    ? [first[0], last[1]]
    : undefined;
}

/** The parts of a node that are not text: all of a code, the brackets and the target of a link. */
function markup(node: Nodes): Range[] {
  const whole = spanOf(node);
  if (!whole || node.type === "text") return [];
  const [first, last] = ends(node);
  return first && last
    ? [
        [whole[0], first[0]],
        [last[1], whole[1]],
      ]
    : [whole];
}

/** Where the first and the last child of a node stand. */
function ends(node: Nodes): [Range | undefined, Range | undefined] {
  const children = childrenOf(node);
  const [first, last] = [children[0], children.at(-1)];
  return [first && spanOf(first), last && spanOf(last)];
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
