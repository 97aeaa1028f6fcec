import type { Heading, Image, Table } from "mdast";
import type { SourceFile } from "../read/source-file";
import { leftTexts } from "./markdown-text";
import { strayNames } from "./inserts";
import { leftovers } from "./markdown-leftovers";
import { linkMistakes } from "./links";
import {
  childrenOf,
  isFootnote,
  onlyChild,
  parseMarkdown,
  textOf,
  type Nodes,
} from "../read/markdown";
import { misreadings } from "./misreadings";
import { absent, pictureFolder, undescribed } from "./pictures";
import { placeAt, type Place, type Problem } from "../problem";
import { strayStars } from "./stray-stars";

/**
 * Checks the Markdown of a file. Names what the page does not support, such as
 * HTML, and finds broken links, missing pictures, headings out of order, and what
 * was meant as Markdown and is none.
 *
 * @param addresses the valid targets of internal links, such as `/` and `/#form`
 * @param pictures the names of the files in `content/pictures/`
 */
export function markdownProblems(
  { file, markdown }: Pick<SourceFile, "file" | "markdown">,
  addresses: readonly string[],
  pictures: readonly string[],
): Problem[] {
  const { text = "", firstLine = 1 } = markdown ?? {};
  const root = parseMarkdown(text);
  const found: Problem[] = [];
  let level = 1;
  check(root, { line: 1, column: 1 });
  const texts = leftTexts(root, text);
  for (const { offset, message } of [
    ...misreadings(root, text),
    ...leftovers(texts),
    ...strayNames(texts),
    ...strayStars(texts),
  ])
    report(placeAt(text, offset), message);
  return found;

  function report({ line, column }: Place, message: string) {
    const place = { line: firstLine + line - 1, column };
    found.push({ file, ...place, field: "", message });
  }

  function check(node: Nodes, parentPlace: Place, parent?: Nodes) {
    const place = node.position?.start ?? parentPlace;
    for (const message of [
      ...unsupported(node),
      ...(node.type === "heading" ? headingMistakes(node, level) : []),
      ...(parent?.type === "table" ? rowMistakes(node, parent) : []),
      ...(node.type === "link" ? linkMistakes(node, root, addresses) : []),
      ...(node.type === "image" ? imageMistakes(node, pictures, parent) : []),
    ])
      report(place, message);
    if (node.type === "heading") level = node.depth;
    childrenOf(node).forEach((child) => check(child, place, node));
  }
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
  if (type === "text" && value.includes("<!--"))
    return refused(
      "a comment with -- in it",
      "write the comment without --, on a line of its own",
    );
  if (type !== "html") return [];
  const rest = value.replace(/<!--[^]*?-->/g, "").trim();
  if (rest.startsWith("<!--"))
    return refused("a comment without an end", "write --> after it");
  const tag = /<\/?[a-z][\w-]*/i.exec(rest)?.[0];
  if (tag)
    return refused(`an HTML tag ${tag}>`, "write plain text, or Markdown");
  if (rest === "") return [];
  return /^<[!?]/.test(rest)
    ? refused("HTML", "write plain text, or Markdown")
    : refused(
        "text on the line of a comment",
        "give the comment a line of its own",
      );
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
  parent?: Nodes,
): string[] {
  const { url, alt } = node;
  const folder = `${pictureFolder}/`;
  const instead =
    "upload the picture to content/pictures, and write ![what it shows](pictures/name.jpg)";
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url))
    return [
      `an embedded image with a web address does not work here – ${instead}`,
    ];
  if (!url.startsWith(folder))
    return [
      `expected a picture of content/pictures, found "${url}" – ${instead}`,
    ];
  const name = url.slice(folder.length);
  return [
    ...(parent && onlyChild(parent) === node
      ? []
      : [
          "a picture within a line does not work here – give it a line of its own, with an empty line before and after it",
        ]),
    ...absent(name, pictures),
    ...undescribed(name, alt ?? ""),
  ];
}
