import { createElement, Fragment, type ReactNode } from "react";
import { PictureFigure, type PictureData } from "./picture";

/** A node of the HTML tree (hast) that gatsby-transformer-remark makes from Markdown. */
export interface MarkdownNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: MarkdownNode[];
}

interface MarkdownProps {
  node: MarkdownNode;
  /** Replaces a paragraph that consists of a name in braces, such as "{third-parties}", by that name. */
  inserts?: Record<string, ReactNode>;
  /** The pictures that the document names, by their names. */
  pictures?: Record<string, PictureData>;
  /** The sections to which the contents lead. */
  sections?: Sections;
  /** True for what may be in the first screen. */
  early?: boolean;
}

/** The sections of a document, by their headings. */
type Sections = ReadonlyMap<MarkdownNode, { text: string; anchor: string }>;

const noSections: Sections = new Map();

/** How many nodes of a document, line breaks between them included, may be in the first screen. */
const earlyNodes = 5;

/**
 * Renders Markdown as React elements. It uses the tree and never a string of
 * HTML, so a document cannot inject a script. `hast-util-to-jsx-runtime` does
 * the same, but adds 10 kB to the page.
 */
export function Markdown({
  node,
  inserts = {},
  pictures = {},
  sections = noSections,
  early = false,
}: MarkdownProps): ReactNode {
  if (node.type === "text") return node.value;
  // undefined, because React refuses even an empty list in a <br>.
  const children = node.children?.length
    ? node.children.map((child, index) => (
        <Markdown
          key={index}
          node={child}
          {...{ inserts, pictures, sections }}
          early={node.type === "root" && index < earlyNodes}
        />
      ))
    : undefined;
  if (node.type === "root") return <Fragment>{children}</Fragment>;
  if (node.type !== "element" || !node.tagName) return null;
  const only = node.children?.length === 1 ? node.children[0] : undefined;
  const name = /^\{([\w-]+)\}$/.exec(only?.value ?? "")?.[1];
  if (node.tagName === "p" && name && Object.hasOwn(inserts, name))
    return inserts[name];
  // A paragraph of its own, because a figure may not stand in one.
  const picture = pictures[pictureIn(only)];
  if (node.tagName === "p" && picture)
    return (
      <PictureFigure {...{ picture, early }} className="my-8 rounded-md" />
    );
  return createElement(
    node.tagName,
    { href: node.properties?.["href"], id: sections.get(node)?.anchor },
    children,
  );
}

/** The name of the picture that a node is, such as "office.jpg"; empty for any other node. */
function pictureIn(node: MarkdownNode | undefined): string {
  if (node?.tagName !== "img") return "";
  return String(node.properties?.["src"]).replace(/^.*\//, "");
}

/** Finds the sections of a document, with the text and the anchor of their headings. */
export function sectionsOf(root: MarkdownNode): Sections {
  const found = new Map<MarkdownNode, { text: string; anchor: string }>();
  for (const node of root.children ?? []) {
    if (node.tagName !== "h2") continue;
    // A number, since reader views drop a heading whose id says "contact".
    const anchor = `section-${found.size + 1}`;
    found.set(node, { text: textOf(node), anchor });
  }
  return found;
}

function textOf({ value, children = [] }: MarkdownNode): string {
  return value ?? children.map(textOf).join("");
}
