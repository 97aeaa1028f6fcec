import { createElement, type ReactNode } from "react";
import {
  onlyChild,
  textOf,
  type MarkdownNode,
  type Sections,
} from "../lib/markdown";
import { Picture, type PictureData } from "./picture";

interface MarkdownProps {
  node: MarkdownNode;
  /** Replaces a paragraph that consists of a name in braces, such as "{third-parties}", by that name. */
  inserts: Record<string, ReactNode>;
  /** The pictures that the document names, by their names. */
  pictures: Record<string, PictureData>;
  /** The sections to which the contents lead. */
  sections: Sections;
}

/** The element and the classes of each node that only wraps its children. */
const wrappers: Record<string, [tag: string, className?: string]> = {
  paragraph: ["p", "mt-4"],
  emphasis: ["em"],
  strong: ["strong"],
  delete: ["del"],
  blockquote: ["blockquote", "mt-6 border-s-4 border-line ps-4"],
  break: ["br"],
  thematicBreak: ["hr", "mt-8 border-t border-line"],
};

/**
 * Renders a Markdown tree as React elements. It uses the tree and never a string
 * of HTML, so a document cannot inject a script.
 */
export function Markdown({ node, ...context }: MarkdownProps): ReactNode {
  const { type, value, children = [] } = node;
  const content = children.map((child, index) => (
    <Markdown key={index} node={child} {...context} />
  ));
  switch (type) {
    case "root":
      return content;
    case "text":
      return value;
    case "heading":
      return createElement(
        `h${node.depth}`,
        {
          id: context.sections.get(node)?.anchor,
          className: node.depth === 2 ? "mt-10 text-xl" : "mt-6 font-bold",
        },
        content,
      );
    case "link":
      return (
        <a
          href={node.url}
          title={node.title ?? undefined}
          className="underline underline-offset-4"
        >
          {content}
        </a>
      );
    case "inlineCode":
      return <code className="text-sm">{value}</code>;
    case "code":
      return (
        <pre className="mt-4 rounded-md border border-line bg-card p-4 text-sm whitespace-pre-wrap">
          <code>{value}</code>
        </pre>
      );
    case "list":
      return <List node={node} {...context} />;
    case "table":
      return <Table node={node} {...context} />;
  }
  const only = onlyChild(node);
  const name = /^\{([\w-]+)\}$/.exec(only?.value?.trim() ?? "")?.[1];
  if (name && Object.hasOwn(context.inserts, name))
    return context.inserts[name];
  // In place of the paragraph, which may not hold a figure.
  if (only?.type === "image") return <Figure node={only} {...context} />;
  const [tag, className] = wrappers[type] ?? [];
  // A <br> takes no children, not even an empty list.
  return (
    tag &&
    createElement(tag, { className }, content.length ? content : undefined)
  );
}

function List({ node, ...context }: MarkdownProps) {
  const { ordered, start, children = [] } = node;
  const loose = [node, ...children].some(({ spread }) => spread);
  /** Without empty lines between them, items are lines and not paragraphs. */
  const asLine = (child: MarkdownNode) =>
    child.type !== "paragraph" || loose || onlyChild(child)?.type === "image"
      ? child
      : { ...child, type: "root" };
  const items = children.map((item, index) => (
    <li key={index} className="mt-1">
      {item.children?.map((child, place) => (
        <Markdown key={place} node={asLine(child)} {...context} />
      ))}
    </li>
  ));
  return ordered ? (
    <ol start={start ?? 1} className="mt-4 list-decimal ps-8 [li_&]:mt-1">
      {items}
    </ol>
  ) : (
    <ul className="mt-4 list-disc ps-8 [li_&]:mt-1">{items}</ul>
  );
}

/** A picture with its title below. */
function Figure({ node: { url = "", title }, pictures }: MarkdownProps) {
  const picture = pictures[url.replace(/^.*\//, "")];
  return (
    picture && (
      <figure className="my-8">
        <Picture picture={picture} className="rounded-md" />
        {title && (
          <figcaption className="mt-3 text-sm text-muted">{title}</figcaption>
        )}
      </figure>
    )
  );
}

const alignments: Record<string, string> = {
  center: "text-center",
  right: "text-end",
};

/** A table that scrolls sideways in its own box where a phone is too narrow. */
function Table({ node, ...context }: MarkdownProps) {
  const { align = [], children: [head, ...rows] = [] } = node;
  const cells = (row: MarkdownNode | undefined, heads: boolean) =>
    align.map((side, column) => {
      const cell = row?.children?.[column];
      const className = `min-w-24 py-2 pe-4 ${alignments[side ?? ""] ?? ""}`;
      const content = cell?.children?.map((child, index) => (
        <Markdown key={index} node={child} {...context} />
      ));
      // A corner without words heads nothing.
      return heads && content?.length ? (
        <th key={column} scope="col" className={className}>
          {content}
        </th>
      ) : (
        <td key={column} className={className}>
          {content}
        </td>
      );
    });
  return (
    <section
      aria-label={head?.children?.map(textOf).filter(Boolean).join(", ")}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll only what has the focus
      tabIndex={0}
      className="mt-6 overflow-x-auto"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            {cells(head, true)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line align-top">
              {cells(row, false)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
