import { render, screen } from "@testing-library/react";
import { Markdown, type MarkdownNode } from "../../src/components/markdown";

const text = (value: string): MarkdownNode => ({ type: "text", value });

function element(
  tagName: string,
  children: MarkdownNode[],
  properties: Record<string, unknown> = {},
): MarkdownNode {
  return { type: "element", tagName, properties, children };
}

function renderTree(...children: MarkdownNode[]) {
  return render(<Markdown node={{ type: "root", children }} />).container;
}

test("headings, paragraphs and emphasis become the elements they name", () => {
  const container = renderTree(
    element("h2", [text("Heading")]),
    element("p", [text("Plain and "), element("strong", [text("strong")])]),
  );
  expect(container.innerHTML).toBe(
    "<h2>Heading</h2><p>Plain and <strong>strong</strong></p>",
  );
});

test("a link leads where the document says", () => {
  renderTree(
    element("a", [text("Write to us")], { href: "mailto:us@example.com" }),
  );
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute(
    "href",
    "mailto:us@example.com",
  );
});

test("raw HTML in a document is left out", () => {
  const container = renderTree(
    { type: "raw", value: "<script>alert(1)</script>" },
    element("p", [{ type: "raw", value: "<img onerror=alert(1)>" }, text("a")]),
    { type: "comment", value: "a comment" },
  );
  expect(container.innerHTML).toBe("<p>a</p>");
});

test("text that looks like HTML stays text", () => {
  const container = renderTree(element("p", [text("<b>bold</b>")]));
  expect(container).toHaveTextContent("<b>bold</b>");
});

test("a name in braces that has a paragraph to itself gives way to what it names", () => {
  const named = (name: string) => element("p", [text(`{${name}}`)]);
  const children = [named("table"), named("unknown")];
  const { container } = render(
    <Markdown
      node={{ type: "root", children }}
      inserts={{ table: <table /> }}
    />,
  );
  expect(container.innerHTML).toBe("<table></table><p>{unknown}</p>");
});

test("a name in braces amid other text stays", () => {
  const paragraph = element("p", [text("{table}"), element("em", [text("a")])]);
  const { container } = render(
    <Markdown node={paragraph} inserts={{ table: <table /> }} />,
  );
  expect(container.innerHTML).toBe("<p>{table}<em>a</em></p>");
});

test("handlers and styles are not passed on", () => {
  const container = renderTree(
    element("p", [text("a")], { onClick: "alert(1)", style: "color: red" }),
  );
  expect(container.innerHTML).toBe("<p>a</p>");
});

test.each(["br", "hr"])("<%s>, which has no content, is shown", (tagName) => {
  expect(renderTree(element(tagName, [])).innerHTML).toBe(`<${tagName}>`);
});
