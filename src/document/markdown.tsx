import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ReactNode,
} from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Picture, type PictureData } from "../components/picture";

interface Additions {
  /** What stands in place of a slot, by its name. */
  inserts: Record<string, ReactNode>;
  /** The pictures that the document names. */
  pictures: readonly (PictureData & { file: string })[];
}

const AdditionsContext = createContext({} as Additions);

/**
 * Renders the tree that gatsby-transformer-remark made of a document. It makes
 * elements and never a string of HTML, so Trusted Types stay in force.
 */
export function Markdown({ tree, ...additions }: Additions & { tree: Root }) {
  return (
    <AdditionsContext value={additions}>
      {toJsxRuntime(tree, {
        ...{ Fragment, jsx, jsxs, components },
        // The security policy refuses inline styles.
        tableCellAlignToStyle: false,
      })}
    </AdditionsContext>
  );
}

/** A paragraph of the document that consists of a name in braces, such as "{third-parties}". */
function Slot({ name = "", children }: ComponentProps<"slot">) {
  const { inserts } = useContext(AdditionsContext);
  if (Object.hasOwn(inserts, name)) return inserts[name];
  return <p className="mt-4">{children}</p>;
}

/** A picture with its title below. */
function Figure({ src = "", alt = "", title }: ComponentProps<"img">) {
  const { pictures } = useContext(AdditionsContext);
  const picture = pictures.find(({ file }) => src === `pictures/${file}`);
  return (
    picture && (
      <>
        <Picture picture={{ ...picture, alt }} className="rounded-md" />
        {title && (
          <figcaption className="mt-3 text-sm text-muted">{title}</figcaption>
        )}
      </>
    )
  );
}

/** A table that scrolls sideways in its own box where a phone is too narrow. */
function Table({ children, "aria-label": label }: ComponentProps<"table">) {
  return (
    <section
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll only what has the focus
      tabIndex={0}
      className="mt-6 overflow-x-auto"
    >
      <table className="w-full text-sm">{children}</table>
    </section>
  );
}

const alignments: Record<string, string> = {
  center: "text-center",
  right: "text-end",
};

function Cell({ align = "left", scope, children }: ComponentProps<"th">) {
  const className = `min-w-24 py-2 pe-4 ${alignments[align] ?? ""}`;
  // A corner without words heads nothing.
  if (!scope || !children) return <td className={className}>{children}</td>;
  return <th {...{ scope, className, children }} />;
}

const classes = {
  h2: "mt-10 text-xl",
  h3: "mt-6 font-bold",
  h4: "mt-6 font-bold",
  h5: "mt-6 font-bold",
  h6: "mt-6 font-bold",
  p: "mt-4",
  a: "underline underline-offset-4",
  ul: "mt-4 list-disc ps-8 [li_&]:mt-1",
  ol: "mt-4 list-decimal ps-8 [li_&]:mt-1",
  li: "mt-1",
  blockquote: "mt-6 border-s-4 border-line ps-4",
  hr: "mt-8 border-t border-line",
  code: "text-sm",
  pre: "mt-4 rounded-md border border-line bg-card p-4 text-sm whitespace-pre-wrap",
  figure: "my-8",
  thead: "align-bottom [&>tr]:border-b-2 [&>tr]:border-ink",
  tbody: "align-top [&>tr]:border-b [&>tr]:border-line",
};

const styled = Object.entries(classes).map(([tag, className]) => [
  tag,
  (props: object) => createElement(tag, { ...props, className }),
]);

const components = {
  ...Object.fromEntries(styled),
  slot: Slot,
  img: Figure,
  table: Table,
  th: (props: object) => <Cell {...props} scope="col" />,
  td: Cell,
};
