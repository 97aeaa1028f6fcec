import type { List, Root } from "mdast";
import { quoted } from "../schema/plain-text";
import type { Leftover } from "./markdown-leftovers";
import {
  childrenOf,
  nodesOf,
  spanOf,
  written,
  type Nodes,
} from "../read/markdown";

/** Finds what Markdown takes for something that an editor did not mean, such as a line of dashes below a paragraph. */
export function misreadings(root: Root, source: string): Leftover[] {
  const nodes = nodesOf<Nodes>(root);
  const used = new Set(
    nodes.flatMap((node) =>
      node.type !== "definition" && "identifier" in node ? node.identifier : [],
    ),
  );
  return nodes.flatMap((parent) =>
    childrenOf(parent).flatMap((node, index, children) => {
      const [offset] = spanOf(node) ?? [];
      if (offset === undefined) return [];
      const message =
        misread(node, source, used) ??
        afterwards(parent, node, children[index - 1], source) ??
        within(parent, node, source);
      return message ? { offset, message } : [];
    }),
  );
}

/** What a node is by itself. */
function misread(
  node: Nodes,
  source: string,
  used: Set<string>,
): string | undefined {
  const words = written(node, source);
  switch (node.type) {
    case "heading":
      return node.depth === 2 && !words.startsWith("#")
        ? "the line of dashes below makes a heading of this – put an empty line between them, or write ## before a heading"
        : undefined;
    case "code":
      return codeMistake(words);
    case "definition":
      return used.has(node.identifier)
        ? undefined
        : `the page does not show ${quoted(words)} – write a link as [words](https://…), or \\[ at the start of a text`;
    case "listItem":
      return node.children.length === 0
        ? "an item without words – write them, or delete its line"
        : undefined;
    case "list":
      return numberMistake(node, words);
    default:
      return undefined;
  }
}

function codeMistake(words: string): string | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(words) ?? [];
  if (!fence)
    return "four spaces or a tab at the start of a line make code of it – delete them";
  if (fence.startsWith("~"))
    return "a line of ~~~ makes code of what follows – write --- for a line across the page";
  return /\n[ \t>]*`{3,}[ \t]*$/.test(words)
    ? undefined
    : "the code that starts here never ends – write ``` on a line of its own after it, or delete this line";
}

/** A sentence that starts with a number: "2025. That year …". */
function numberMistake(
  { start, children }: List,
  words: string,
): string | undefined {
  return (start ?? 0) >= 100 && children.length === 1
    ? `${start}. at the start of a text makes a numbered list of it – write ${quoted(words.replace(/[.)]/, "\\$&"))}`
    : undefined;
}

/** What a node is right below another one, without an empty line. */
function afterwards(
  parent: Nodes,
  node: Nodes,
  last: Nodes | undefined,
  source: string,
): string | undefined {
  const here = node.position;
  if (!last?.position || here?.start.line !== last.position.end.line + 1)
    return undefined;
  const above = written(last, source).trimEnd();
  const words = written(node, source);
  if (
    last.type === "paragraph" &&
    parent.type !== "listItem" &&
    isWrapped(above, words, node)
  ) {
    const thing = node.type === "list" ? "list" : "quotation";
    return `the sign at the start of this line makes a ${thing} of it – write the sign at the end of the line above, or leave an empty line before a ${thing}`;
  }
  // GitHub would add this line to the item; the page does not.
  if (node.type === "paragraph" && /^(?:list|blockquote)$/.test(last.type))
    return "this line stands apart from the one above – put two spaces before it if it goes on there, else an empty line";
  if (
    node.type === "list" &&
    last.type === "list" &&
    here.start.column > last.position.start.column
  )
    return "this list ends the one above – put three spaces before its lines to have it inside the item, or an empty line to have it apart";
  return undefined;
}

/** Whether a sentence may have been wrapped before a dash or another sign that starts a list. */
function isWrapped(above: string, words: string, node: Nodes): boolean {
  if (/[.:!?]["”’)*_]*$/.test(above)) return false;
  return (
    (node.type === "blockquote" ||
      (node.type === "list" && node.children.length === 1)) &&
    /^(?:[-+*>]|\d+[.)])\s*[\p{Ll}\d$]/u.test(words)
  );
}

/** What a node is within another one. */
function within(
  parent: Nodes,
  node: Nodes,
  source: string,
): string | undefined {
  const words = written(node, source);
  if (node.type === "emphasis") {
    const [start, end] = spanOf(node) ?? [0, 0];
    const around = source.charAt(start - 1) + source.charAt(end);
    return /^\d\d$/.test(around)
      ? `the stars in ${quoted(words)} disappear – write × between numbers, or \\*`
      : undefined;
  }
  return parent.type === "table" && !words.includes("|")
    ? "this line belongs to the table above – put an empty line before it"
    : undefined;
}
