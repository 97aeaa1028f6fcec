import fromMarkdown from "mdast-util-from-markdown";
import gfmNodes from "mdast-util-gfm/from-markdown";
import gfm from "micromark-extension-gfm";

interface Point {
  line: number;
  column: number;
  /** Counted from the start of the text. */
  offset: number;
}

/** A node of a Markdown tree, see https://github.com/syntax-tree/mdast. */
export interface ParsedNode {
  type: string;
  children?: ParsedNode[];
  /** The text of a text, a code or an HTML node. */
  value?: string;
  /** The level of a heading. */
  depth?: number;
  /** The target of a link or the source of an image. */
  url?: string;
  alt?: string | null;
  /** The first number of an ordered list. */
  start?: number | null;
  /** Whether the item of a task list is done. */
  checked?: boolean | null;
  /** The alignment of each column of a table. */
  align?: (string | null)[];
  /** The name of a definition, or of a reference to one. */
  identifier?: string;
  /** Absent for a bare address that became a link. */
  position?: { start: Point; end: Point };
  /** The element and the attributes that the node becomes, if not the usual ones. */
  data?: { hName?: string; hProperties?: Record<string, string> };
}

/**
 * Reads Markdown for the checks, with the grammar that gatsby-transformer-remark
 * reads it with: GitHub's, except that a single tilde stays a tilde ($50~$90).
 * References take the target of their definitions.
 */
export function parseMarkdown(text: string): ParsedNode {
  const root = fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmNodes],
  }) as ParsedNode;
  const definitions = new Map<string, ParsedNode>();
  for (const node of nodesOf(root))
    if (node.type === "definition" && !definitions.has(node.identifier ?? ""))
      definitions.set(node.identifier ?? "", node);
  for (const node of nodesOf(root)) {
    const definition = definitions.get(node.identifier ?? "");
    if (!definition || !node.type.endsWith("Reference") || isFootnote(node))
      continue;
    node.type = node.type.replace("Reference", "");
    node.url = definition.url ?? "";
  }
  return root;
}

/** True for what GitHub reads as a footnote and this grammar as a link: `[^1]`. */
export function isFootnote({ identifier }: ParsedNode): boolean {
  return identifier?.startsWith("^") ?? false;
}

/** A node and everything in it, in the order of the text. */
export function nodesOf<Node extends object>(node: Node): Node[] {
  const { children = [] } = node as { children?: Node[] };
  return [node, ...children.flatMap(nodesOf)];
}

/** The text of a node, without its markup. */
export function textOf({ type, value, alt, children }: ParsedNode): string {
  if (type === "html") return "";
  return value ?? alt ?? children?.map(textOf).join("") ?? "";
}

/** The content of a paragraph that holds one thing only, such as a picture. */
export function onlyChild({
  type,
  children = [],
}: ParsedNode): ParsedNode | undefined {
  const shown = children.filter(
    (child) => child.type !== "html" && child.value?.trim() !== "",
  );
  return type === "paragraph" && shown.length === 1 ? shown[0] : undefined;
}

/** The anchors of a document's sections, by their headings. */
export function anchorsOf(root: ParsedNode): Map<ParsedNode, string> {
  const headings = nodesOf(root).filter(({ depth }) => depth === 2);
  // A number, since reader views drop a heading whose id says "contact".
  return new Map(headings.map((node, index) => [node, `section-${index + 1}`]));
}
