import { createElement, Fragment, type ReactNode } from "react";

/** A node of the tree that gatsby-transformer-remark makes of Markdown. */
export interface MarkdownNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: MarkdownNode[];
}

/**
 * Shows Markdown as React elements. Elements are made from the tree and never
 * from a string of HTML, so nothing in a document can become a script.
 */
export function Markdown({ node }: { node: MarkdownNode }): ReactNode {
  if (node.type === "text") return node.value;
  const children = node.children?.map((child, index) => (
    <Markdown key={index} node={child} />
  ));
  if (node.type === "root") return <Fragment>{children}</Fragment>;
  if (node.type !== "element" || !node.tagName) return null;
  return createElement(
    node.tagName,
    { href: node.properties?.["href"] },
    children,
  );
}
