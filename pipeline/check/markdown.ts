import type { Heading, Image, Root, Table } from "mdast";
import { quoted, type Mistake } from "../problem";
import {
  anchorsOf,
  childrenOf,
  isFootnote,
  nodesOf,
  onlyChild,
  parseMarkdown,
  spanOf,
  textOf,
  written,
  type Nodes,
} from "../read/markdown";
import { blank, copyMistakes } from "./copy";
import { inserts, insertMistakes } from "./inserts";
import { linkMistakes } from "./links";
import { descriptionMistakes, fileMistakes, pictureFolder } from "./pictures";

/** A node with its surroundings. */
interface NodePlace {
  node: Nodes;
  parent: Nodes;
  /** The node before it in its parent. */
  before: Nodes | undefined;
  after: Nodes | undefined;
  /** The depth of the heading before it; the page's own is 1. */
  level: number;
}

/**
 * Checks Markdown. Names what the page does not support, such as HTML, and finds
 * broken links, missing pictures, headings out of order, what was meant as Markdown
 * and is none, and the other way around.
 *
 * @param addresses the valid targets of internal links, such as `/` and `/#form`
 * @param pictures the names of the files in `content/pictures/`
 */
export function markdownMistakes(
  text: string,
  addresses: readonly string[],
  pictures: readonly string[],
): Mistake[] {
  const root = parseMarkdown(text);
  const anchors = [...anchorsOf(root).values()];
  const targets = [...addresses, ...anchors.map((anchor) => `#${anchor}`)];
  return placesIn(root).flatMap((place) => {
    const { node, parent, before, level } = place;
    const [offset = 0] = spanOf(node) ?? spanOf(parent) ?? [];
    const messages = [
      ...unsupported(node),
      ...misread(node, parent, before, text, root),
      ...(node.type === "heading" ? headingMistakes(node, level) : []),
      ...(parent.type === "table" ? rowMistakes(node, parent) : []),
      ...(node.type === "link"
        ? linkMistakes({ words: textOf(node), url: node.url }, targets)
        : []),
      ...(node.type === "image" ? imageMistakes(node, pictures, parent) : []),
    ];
    return [
      ...messages.map((message) => ({ offset, message })),
      ...textMistakes(place, text),
    ];
  });
}

function placesIn(root: Root): NodePlace[] {
  let level = 1;
  return nodesOf<Nodes>(root).flatMap((parent) =>
    childrenOf(parent).map((node, index, all) => {
      const place = {
        ...{ node, parent, level },
        before: all[index - 1],
        after: all[index + 1],
      };
      if (node.type === "heading") level = node.depth;
      return place;
    }),
  );
}

/** Says what a node is that the page cannot show, and what to write instead. */
function unsupported(node: Nodes): string[] {
  const { type } = node;
  const value = "value" in node ? node.value : "";
  const refused = (thing: string, remedy: string) => [
    `${thing} does not work here – ${remedy}`,
  ];
  if (isFootnote(node) || (type === "text" && /\[\^[^\]\s]+\]/.test(value)))
    return refused("a footnote", "write it into the text, in parentheses");
  if (type === "text" && /^\[!\w+\]/.test(value))
    return refused("an alert box", "write the words without [!…]");
  if (type === "listItem" && typeof node.checked === "boolean")
    return refused("a task list", "write the line without [ ]");
  if (type !== "html") return [];
  const rest = value.replace(/<!--[^]*?-->/g, "").trim();
  if (rest === "") return [];
  const tag = /<\/?[a-z][\w-]*/i.exec(rest)?.[0];
  return tag
    ? refused(`an HTML tag ${tag}>`, "write plain text, or Markdown")
    : refused("HTML", "give a comment <!-- … --> lines of its own");
}

function headingMistakes(node: Heading, level: number): string[] {
  const { depth } = node;
  if (depth === 1)
    return ["the page already has a main heading – start this one with ##"];
  if (textOf(node).trim() === "")
    return ["a heading without words – write them, or remove the line"];
  return depth > level + 1
    ? [`this heading skips a level – write ${"#".repeat(level + 1)}`]
    : [];
}

function rowMistakes(row: Nodes, { align }: Table): string[] {
  return childrenOf(row).length > (align ?? []).length
    ? [
        "this row has more cells than the table has headings – remove a cell, or write \\| for a | in the text",
      ]
    : [];
}

function imageMistakes(
  node: Image,
  pictures: readonly string[],
  parent: Nodes,
): string[] {
  const { url, alt } = node;
  const folder = `${pictureFolder}/`;
  if (!url.startsWith(folder))
    return [
      `expected a picture of content/pictures, found "${url}" – upload the picture there, and write ![what it shows](pictures/name.jpg)`,
    ];
  const name = url.slice(folder.length);
  return [
    ...(onlyChild(parent) === node
      ? []
      : [
          "a picture within a line does not work here – give it a line of its own, with an empty line before and after it",
        ]),
    ...fileMistakes(name, pictures),
    ...descriptionMistakes(name, alt ?? ""),
  ];
}

/** Finds what Markdown takes for something that an editor did not mean, such as a line of dashes below a paragraph. */
function misread(
  node: Nodes,
  parent: Nodes,
  before: Nodes | undefined,
  source: string,
  root: Root,
): string[] {
  const words = written(node, source);
  if (node.type === "heading" && node.depth === 2 && !words.startsWith("#"))
    return [
      "the line of dashes below makes a heading of this – put an empty line between them, or write ## before a heading",
    ];
  if (node.type === "code" && !/^`{3}[^]*\n[ \t>]*`{3}\s*$/.test(words))
    return [
      "this would be code – delete the spaces or signs at its start, or end it with ``` on a line of its own",
    ];
  if (node.type === "definition" && !isUsed(node.identifier, root))
    return [
      `the page does not show ${quoted(words)} – write a link as [words](https://…), or \\[ at the start of a text`,
    ];
  if (node.type === "listItem" && node.children.length === 0)
    return ["an item without words – write them, or delete its line"];
  if (parent.type === "table" && !words.includes("|"))
    return [
      "this line belongs to the table above – put an empty line before it",
    ];
  const isBelow =
    before?.position?.end.line === (node.position?.start.line ?? 0) - 1;
  if (!before || !isBelow) return [];
  // GitHub would add this line to the item; the page does not.
  if (
    /^(?:list|blockquote)$/.test(before.type) &&
    /^(?:paragraph|list|blockquote)$/.test(node.type)
  )
    return [
      "this line stands apart from the one above – put spaces before it if it goes on there, else an empty line",
    ];
  const isWrapped =
    before.type === "paragraph" &&
    parent.type !== "listItem" &&
    !/[.:!?]["”’)*_]*$/.test(written(before, source).trimEnd()) &&
    childrenOf(node).length === 1 &&
    /^(?:[-+*>]|\d+[.)])\s*[\p{Ll}\d$]/u.test(words);
  return isWrapped
    ? [
        "the sign at the start of this line makes a list or a quotation of it – write the sign at the end of the line above, or leave an empty line before it",
      ]
    : [];
}

function isUsed(identifier: string, root: Root): boolean {
  return nodesOf<Nodes>(root).some(
    (node) =>
      node.type !== "definition" &&
      "identifier" in node &&
      node.identifier === identifier,
  );
}

/** The mistakes in the words that Markdown has left as text. */
function textMistakes(
  { node, parent, before, after }: NodePlace,
  source: string,
): Mistake[] {
  if (node.type !== "text" || isBareAddress(parent)) return [];
  const [start, end] = spanOf(node) ?? spanOf(parent) ?? [0, 0];
  const blanks = (words: string) => blank.repeat(words.length);
  // The first text of a paragraph starts a line, unless bold words come before it.
  const opening = before ? blank : "";
  const text =
    opening +
    (spanOf(node) ? source.slice(start, end) : node.value).replace(
      /\\[!-/:-@[-`{-~]/g,
      blanks,
    ) +
    (after && isBareAddress(after) ? blank : "");
  const isAlone =
    parent.type === "paragraph" && childrenOf(parent).length === 1;
  return [
    ...copyMistakes(text, { kind: "markdown", variables: inserts }),
    ...insertMistakes(text, isAlone),
  ].map(({ index, message }) => ({
    offset: start + index - opening.length,
    message: message.replaceAll(blank, ""),
  }));
}

function isBareAddress(node: Nodes): boolean {
  if (node.type !== "link") return false;
  const [child] = node.children;
  return child !== undefined && spanOf(child)?.join() === spanOf(node)?.join();
}
