import { render } from "@testing-library/react";
import {
  Markdown,
  sectionsOf,
  type MarkdownNode,
} from "../../src/components/markdown";

const text = (value: string): MarkdownNode => ({ type: "text", value });
const raw = (value: string): MarkdownNode => ({ type: "raw", value });

function element(
  tagName: string,
  children: MarkdownNode[],
  properties: Record<string, unknown> = {},
): MarkdownNode {
  return { type: "element", tagName, properties, children };
}

test.each<[string, MarkdownNode[], string]>([
  [
    "headings, paragraphs and emphasis become the elements they name",
    [
      element("h2", [text("A")]),
      element("p", [text("B "), element("strong", [text("C")])]),
    ],
    "<h2>A</h2><p>B <strong>C</strong></p>",
  ],
  ["elements without content are shown", [element("br", [])], "<br>"],
  [
    "a link leads where the document says",
    [element("a", [text("Us")], { href: "mailto:us@example.com" })],
    '<a href="mailto:us@example.com">Us</a>',
  ],
  [
    "raw HTML and comments are left out",
    [
      raw("<script>alert(1)</script>"),
      element("p", [raw("<img onerror=alert(1)>"), text("a")]),
      { type: "comment", value: "a comment" },
    ],
    "<p>a</p>",
  ],
  [
    "text that looks like HTML stays text",
    [element("p", [text("<b>bold</b>")])],
    "<p>&lt;b&gt;bold&lt;/b&gt;</p>",
  ],
  [
    "handlers and styles are not passed on",
    [element("p", [text("a")], { onClick: "alert(1)", style: "color: red" })],
    "<p>a</p>",
  ],
  [
    "a name in braces that has a paragraph to itself gives way to what it names",
    [element("p", [text("{table}")]), element("p", [text("{unknown}")])],
    "<table></table><p>{unknown}</p>",
  ],
  [
    "a name in braces amid other text stays",
    [element("p", [text("{table}"), element("em", [text("a")])])],
    "<p>{table}<em>a</em></p>",
  ],
])("%s", (_, children, html) => {
  const { container } = render(
    <Markdown
      node={{ type: "root", children }}
      inserts={{ table: <table /> }}
    />,
  );
  expect(container.innerHTML).toBe(html);
});

test("a picture that has a paragraph to itself is a figure with what the document says of it", () => {
  const image = element("img", [], { src: "pictures/map.png", alt: "A map" });
  const data = {
    ...{ alt: "A map", caption: null, credit: null, focus: null },
    image: {
      childImageSharp: {
        gatsbyImageData: {
          ...{ layout: "constrained" as const, width: 768, height: 400 },
          images: { fallback: { src: "/static/map.jpg" } },
        },
      },
    },
  };
  const node = { type: "root", children: [element("p", [image])] };
  const { getByRole } = render(
    <Markdown node={node} pictures={{ "map.png": data }} />,
  );
  expect(getByRole("figure")).toContainElement(
    getByRole("img", { name: "A map" }),
  );
});

test("each section of a document has an anchor of its own", () => {
  const root: MarkdownNode = {
    type: "root",
    children: [
      element("h2", [
        text("What "),
        element("em", [text("you")]),
        text(" pay"),
      ]),
      element("h3", [text("No section")]),
      element("h2", [text("What you pay")]),
    ],
  };
  expect([...sectionsOf(root).values()]).toEqual([
    { text: "What you pay", anchor: "section-1" },
    { text: "What you pay", anchor: "section-2" },
  ]);
});
