import fromMarkdown from "mdast-util-from-markdown";
import gfmNodes from "mdast-util-gfm/from-markdown";
import gfm from "micromark-extension-gfm";
import type { MarkdownNode } from "../../src/lib/markdown";
import { correctTypography } from "../schema/typography";

/** A node with its place in the text. */
export interface ParsedNode extends MarkdownNode {
  children?: ParsedNode[];
  /** The name of a definition, or of a reference to one. */
  identifier?: string;
  /** Absent for a bare address that became a link. */
  position?: { start: { line: number; column: number } };
}

/**
 * Reads Markdown as GitHub shows it to editors, except that a single tilde stays
 * a tilde ($50~$90). The checks and the page both use this tree. References take
 * the target of their definitions.
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
    node.title = definition.title ?? null;
  }
  return root;
}

/** True for what GitHub reads as a footnote and this grammar as a link: `[^1]`. */
export function isFootnote({ identifier }: ParsedNode): boolean {
  return identifier?.startsWith("^") ?? false;
}

/** A node and everything in it, in the order of the text. */
export function nodesOf(node: ParsedNode): ParsedNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** The tree that the page renders: with typography set right, without comments and places. */
export function documentTree(markdown: string): MarkdownNode {
  const root = parseMarkdown(markdown);
  nodesOf(root)
    .filter(({ type }) => ["paragraph", "heading", "tableCell"].includes(type))
    .forEach(setTypography);
  return shown(root);
}

/** Stands between the texts of a block. Typography leaves names in braces alone. */
const seam = "{.-.}";

/** Corrects the texts of a block together: a quotation may begin in bold and end after it. */
function setTypography(block: ParsedNode): void {
  const texts = nodesOf(block).filter(({ type }) => type === "text");
  const joined = texts.map(({ value }) => value).join(seam);
  const corrected = correctTypography(joined).split(seam);
  texts.forEach((node, index) => {
    node.value = corrected[index] ?? "";
  });
}

function shown({ children, ...node }: ParsedNode): MarkdownNode {
  delete node.position;
  if (!children) return node;
  const kept = children.filter(
    ({ type }) => type !== "html" && type !== "definition",
  );
  return { ...node, children: kept.map(shown) };
}
