import type { Root, Text } from "mdast";
import {
  anchorsOf,
  childrenOf,
  nodesOf,
  onlyChild,
  textOf,
  type Nodes,
} from "../read/markdown";
import { correctTypography } from "../model/typography";

/**
 * Makes the tree of a document ready for its page, in place: without comments,
 * with typography set right, anchors of sections, labels of tables, figures and slots.
 */
export function typeset(root: Root): void {
  const nodes = nodesOf<Nodes>(root);
  for (const node of nodes)
    if ("children" in node)
      Object.assign(node, {
        children: childrenOf(node).filter(({ type }) => type !== "html"),
      });
  nodes
    .filter(({ type }) => ["paragraph", "heading", "tableCell"].includes(type))
    .forEach(setTypography);
  for (const [heading, id] of anchorsOf(root))
    heading.data = { hProperties: { id } };
  for (const paragraph of nodes) {
    const only = onlyChild(paragraph);
    const [, name] = /^\s*\{([\w-]+)\}\s*$/.exec(textOf(paragraph)) ?? [];
    // In place of the paragraph, which may hold neither a figure nor a table.
    if (only?.type.startsWith("image")) paragraph.data = { hName: "figure" };
    if (only?.type === "text" && name)
      paragraph.data = { hName: "slot", hProperties: { name } };
  }
  for (const table of nodes) {
    if (table.type !== "table") continue;
    const heads = table.children[0]?.children ?? [];
    const ariaLabel = heads.map(textOf).filter(Boolean).join(", ");
    table.data = { hProperties: { ariaLabel } };
  }
}

/** Stands between the texts of a block. Typography leaves names in braces alone. */
const seam = "{.-.}";

/** Corrects the texts of a block together: a quotation may begin in bold and end after it. */
function setTypography(block: Nodes): void {
  const texts = nodesOf(block).filter(
    (node): node is Text => node.type === "text",
  );
  const joined = texts.map(({ value }) => value).join(seam);
  const corrected = correctTypography(joined).split(seam);
  texts.forEach((node, index) => {
    node.value = corrected[index] ?? "";
  });
}
