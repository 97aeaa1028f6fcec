import { createElement, Fragment, type ReactNode } from "react";

/** A node of the tree that gatsby-transformer-remark makes of Markdown. */
export interface MarkdownNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: MarkdownNode[];
}

interface MarkdownProps {
  node: MarkdownNode;
  /** What stands in place of a paragraph that holds nothing but a name in braces, by that name. */
  inserts?: Record<string, ReactNode>;
}

/**
 * Shows Markdown as React elements. Elements are made from the tree and never
 * from a string of HTML, so nothing in a document can become a script.
 */
export function Markdown({ node, inserts = {} }: MarkdownProps): ReactNode {
  if (node.type === "text") return node.value;
  // None, and not an empty list, which React refuses in a <br>.
  const children = node.children?.length
    ? node.children.map((child, index) => (
        <Markdown key={index} node={child} inserts={inserts} />
      ))
    : undefined;
  if (node.type === "root") return <Fragment>{children}</Fragment>;
  if (node.type !== "element" || !node.tagName) return null;
  const only = node.children?.length === 1 ? node.children[0] : undefined;
  const name = /^\{([\w-]+)\}$/.exec(only?.value ?? "")?.[1];
  if (node.tagName === "p" && name && Object.hasOwn(inserts, name))
    return inserts[name];
  return createElement(
    node.tagName,
    { href: node.properties?.["href"] },
    children,
  );
}
