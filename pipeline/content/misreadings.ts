import { quoted } from "../schema/copy-checks";
import type { Leftover } from "./leftovers";
import { nodesOf, type ParsedNode } from "./markdown";

/** The names in braces that a page replaces, on lines of their own. */
const inserts = ["{third-parties}", "{accessibility}"];

/** Finds what Markdown takes for something that an editor did not mean, such as a line of dashes below a paragraph. */
export function misreadings(root: ParsedNode, source: string): Leftover[] {
  const used = new Set(
    nodesOf(root)
      .filter(({ type }) => type !== "definition")
      .map(({ identifier }) => identifier),
  );
  return nodesOf(root).flatMap((parent) => {
    const { children = [] } = parent;
    return children.flatMap((node, index) => {
      const { start } = node.position ?? {};
      const said =
        start &&
        (misread(node, source, used) ??
          afterwards(parent, node, children[index - 1], source) ??
          within(parent, node, source));
      return said ? [{ offset: start.offset, message: said }] : [];
    });
  });
}

/** The text of a node, as the file has it. */
function written({ position }: ParsedNode, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** What a node is by itself. */
function misread(
  node: ParsedNode,
  source: string,
  used: Set<string | undefined>,
): string | undefined {
  const { type, children = [], identifier } = node;
  const words = written(node, source);
  if (type === "heading" && node.depth === 2 && !words.startsWith("#"))
    return "the line of dashes below makes a heading of this – put an empty line between them, or write ## before a heading";
  if (type === "code") return codeMistake(words);
  if (type === "definition" && !used.has(identifier))
    return `the page does not show ${quoted(words)} – write a link as [words](https://…), or \\[ at the start of a text`;
  if (type === "listItem" && children.length === 0)
    return "an item without words – write them, or delete its line";
  if (type === "list") return numberMistake(node, words);
  if (type === "paragraph" && /^\{[\w -]+\}$/.test(words))
    return inserts.includes(words)
      ? undefined
      : `found ${words}, which the page would show as it is – write one of ${inserts.join(", ")}`;
  return undefined;
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
  { start, children = [] }: ParsedNode,
  words: string,
): string | undefined {
  return (start ?? 0) >= 100 && children.length === 1
    ? `${start}. at the start of a text makes a numbered list of it – write ${quoted(words.replace(/[.)]/, "\\$&"))}`
    : undefined;
}

/** What a node is right below another one, without an empty line. */
function afterwards(
  parent: ParsedNode,
  node: ParsedNode,
  last: ParsedNode | undefined,
  source: string,
): string | undefined {
  const { position: here } = node;
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
function isWrapped(above: string, words: string, node: ParsedNode): boolean {
  if (/[.:!?]["”’)*_]*$/.test(above)) return false;
  const { type, children = [] } = node;
  return (
    (type === "blockquote" || (type === "list" && children.length === 1)) &&
    /^(?:[-+*>]|\d+[.)])\s*[\p{Ll}\d$]/u.test(words)
  );
}

/** What a node is within another one. */
function within(
  parent: ParsedNode,
  node: ParsedNode,
  source: string,
): string | undefined {
  const { position: here } = node;
  if (!here) return undefined;
  if (node.type === "emphasis") {
    const around = `${source.charAt(here.start.offset - 1)}${source.charAt(here.end.offset)}`;
    return /^\d\d$/.test(around)
      ? `the stars in ${quoted(written(node, source))} disappear – write × between numbers, or \\*`
      : undefined;
  }
  if (parent.type === "table" && !/\|/.test(written(node, source)))
    return "this line belongs to the table above – put an empty line before it";
  return undefined;
}
