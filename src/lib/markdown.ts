/** A node of a Markdown tree, see https://github.com/syntax-tree/mdast. */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  /** The text of a text, a code or an HTML node. */
  value?: string;
  /** The level of a heading. */
  depth?: number;
  /** The target of a link or the source of an image. */
  url?: string;
  title?: string | null;
  alt?: string | null;
  ordered?: boolean | null;
  /** The first number of an ordered list. */
  start?: number | null;
  /** True for a list or an item with empty lines inside. */
  spread?: boolean | null;
  /** Whether the item of a task list is done. */
  checked?: boolean | null;
  /** The alignment of each column of a table. */
  align?: (string | null)[];
}

/** The text of a node, without its markup. */
export function textOf(node: MarkdownNode): string {
  const { type, value, alt, children = [] } = node;
  if (type === "html") return "";
  return value ?? alt ?? children.map(textOf).join("");
}

/** The content of a paragraph that holds one thing only, such as a picture. */
export function onlyChild({
  type,
  children = [],
}: MarkdownNode): MarkdownNode | undefined {
  const shown = children.filter(
    (child) => child.type !== "html" && child.value?.trim() !== "",
  );
  return type === "paragraph" && shown.length === 1 ? shown[0] : undefined;
}

/** The sections of a document, by their headings. */
export type Sections = ReadonlyMap<
  MarkdownNode,
  { text: string; anchor: string }
>;

/** Finds the sections of a document, with the text and the anchor of their headings. */
export function sectionsOf({ children = [] }: MarkdownNode): Sections {
  const headings = children.filter(
    ({ type, depth }) => type === "heading" && depth === 2,
  );
  return new Map(
    headings.map((node, index) => [
      node,
      // A number, since reader views drop a heading whose id says "contact".
      { text: textOf(node), anchor: `section-${index + 1}` },
    ]),
  );
}
