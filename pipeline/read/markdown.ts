import type { Content, Heading, Root } from "mdast";
import fromMarkdown from "mdast-util-from-markdown";
import gfmNodes from "mdast-util-gfm/from-markdown";
import gfm from "micromark-extension-gfm";

/** Any node of a Markdown tree, see https://github.com/syntax-tree/mdast. */
export type Nodes = Root | Content;

/**
 * Reads Markdown for the checks, with the grammar that gatsby-transformer-remark
 * reads it with: GitHub's, except that a single tilde stays a tilde ($50~$90).
 * References take the target of their definitions.
 */
export function parseMarkdown(text: string): Root {
  const root = fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmNodes],
  });
  const nodes = nodesOf<Nodes>(root);
  const targets = new Map<string, string>();
  for (const node of nodes)
    if (node.type === "definition" && !targets.has(node.identifier))
      targets.set(node.identifier, node.url);
  for (const node of nodes) {
    if (node.type !== "linkReference" && node.type !== "imageReference")
      continue;
    const url = targets.get(node.identifier);
    const type = node.type.replace("Reference", "");
    if (url !== undefined && !isFootnote(node))
      Object.assign(node, { type, url });
  }
  return root;
}

/** True for what GitHub reads as a footnote and this grammar as a link: `[^1]`. */
export function isFootnote(node: Nodes): boolean {
  return "identifier" in node && node.identifier.startsWith("^");
}

/** A node and everything in it, in the order of the text. */
export function nodesOf<Node extends object>(node: Node): Node[] {
  const { children = [] } = node as { children?: Node[] };
  return [node, ...children.flatMap(nodesOf)];
}

/** A node's direct children. */
export function childrenOf(node: Nodes): Nodes[] {
  return "children" in node ? node.children : [];
}

/** The text of a node, without its markup. */
export function textOf(node: Nodes): string {
  if (node.type === "html") return "";
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return childrenOf(node).map(textOf).join("");
}

/** Where a node starts and ends in the text; undefined for a bare address that became a link. */
export function spanOf({ position }: Nodes): [number, number] | undefined {
  const { start: { offset: start } = {}, end: { offset: end } = {} } =
    position ?? {};
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** A node as the text has it. */
export function written(node: Nodes, text: string): string {
  return text.slice(...(spanOf(node) ?? [0, 0]));
}

/** The content of a paragraph that holds one thing only, such as a picture. */
export function onlyChild(node: Nodes): Nodes | undefined {
  const shown = childrenOf(node).filter(
    (child) =>
      child.type !== "html" && !("value" in child && child.value.trim() === ""),
  );
  return node.type === "paragraph" && shown.length === 1 ? shown[0] : undefined;
}

/** The anchors of a document's sections, by their headings. */
export function anchorsOf(root: Root): Map<Heading, string> {
  const headings = nodesOf<Nodes>(root).filter(
    (node): node is Heading => node.type === "heading" && node.depth === 2,
  );
  // A number, since reader views drop a heading whose id says "contact".
  return new Map(headings.map((node, index) => [node, `section-${index + 1}`]));
}
