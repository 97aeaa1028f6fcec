import { render, screen } from "@testing-library/react";
import { Markdown } from "../../src/document/markdown";
import { htmlAst } from "../support/html-ast";

const image = {
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained" as const,
      width: 768,
      height: 400,
      images: { fallback: { src: "/static/map.jpg" } },
    },
  },
};

/** Renders Markdown as the page of a document does, from the tree that Gatsby's plugin makes of it. */
async function show(markdown: string): Promise<HTMLElement> {
  return render(
    <Markdown
      tree={await htmlAst(markdown)}
      inserts={{ companies: <table /> }}
      pictures={[{ file: "map.png", alt: "", focus: null, image }]}
    />,
  ).container;
}

/** The HTML of some Markdown, without classes and line breaks between blocks. */
async function html(markdown: string): Promise<string> {
  const { innerHTML } = await show(markdown);
  return innerHTML.replace(/ class="[^"]*"|\n+(?=<)|(?<=>)\n+/g, "");
}

test.each([
  // Tildes and dollars.
  ["costs $50~$90, 30~60~90 days", "<p>costs $50~$90, 30~60~90 days</p>"],
  ["~~no~~", "<p><del>no</del></p>"],
  // Emphasis.
  ["**a** *b* _c_", "<p><strong>a</strong> <em>b</em> <em>c</em></p>"],
  ["snake_case_name, 2 * 3 * 4", "<p>snake_case_name, 2 * 3 * 4</p>"],
  // Lists.
  ["- x\n- y", "<ul><li>x</li><li>y</li></ul>"],
  ["- x\n\n- y", "<ul><li><p>x</p></li><li><p>y</p></li></ul>"],
  [
    "1. A\n2. B\n\nText\n\n3. C",
    '<ol><li>A</li><li>B</li></ol><p>Text</p><ol start="3"><li>C</li></ol>',
  ],
  ["0. A", '<ol start="0"><li>A</li></ol>'],
  ["- a\n  1. b", "<ul><li>a<ol><li>b</li></ol></li></ul>"],
  // Blocks.
  ["A\n---\n\n### B", '<h2 id="section-1">A</h2><h3>B</h3>'],
  ["> a", "<blockquote><p>a</p></blockquote>"],
  ["    a < b", "<pre><code>a &lt; b</code></pre>"],
  ["a\\\nb\n\n- - -", "<p>a<br>b</p><hr>"],
  ["type `a --b`", "<p>type <code>a --b</code></p>"],
  [
    "## A *b*\n\n## A *b*",
    '<h2 id="section-1">A <em>b</em></h2><h2 id="section-2">A <em>b</em></h2>',
  ],
  // Links.
  [
    "[us][1] <https://a.example/2-3--b>\n\n[1]: /#form 'Ask'",
    '<p><a href="/#form" title="Ask">us</a> <a href="https://a.example/2-3--b">https://a.example/2-3--b</a></p>',
  ],
  [
    "Write to help@a.example.",
    '<p>Write to <a href="mailto:help@a.example">help@a.example</a>.</p>',
  ],
  // Entities stay text, and comments are not shown.
  ["A&nbsp;&amp; &lt;b&gt;", "<p>A&nbsp;&amp; &lt;b&gt;</p>"],
  ["a <!-- placeholder: b --> c\n\n<!--\n\nd -->", "<p>a  c</p>"],
  // Names in braces.
  ["{companies}\n\n{unknown}", "<table></table><p>{unknown}</p>"],
  ["{companies} *a*", "<p>{companies} <em>a</em></p>"],
])("%j is shown as %s", async (markdown, shown) => {
  expect(await html(markdown)).toBe(shown);
});

test.each([
  ["Don't wait 2-3 weeks", "Don’t wait 2–3 weeks"],
  ['**"Ask** [us](/#form)," he said.', "“Ask us,” he said."],
  ["the **agents**' words", "the agents’ words"],
])("the text of %j reads %s", async (markdown, text) => {
  expect((await show(markdown)).textContent).toBe(text);
});

test.each([
  "Text\n\n<!-- placeholder: a -->",
  "Text <!-- placeholder: a -->",
  "| a <!-- placeholder: b --> |\n|---|",
  "- a\n\n  <!--> placeholder: what HTML reads as text -->",
])(
  "the data of the page hold neither comments nor places of %j",
  async (markdown) => {
    expect(JSON.stringify(await htmlAst(markdown))).not.toMatch(
      /placeholder|position/,
    );
  },
);

test("a table has column headings, its alignment, and its empty cells", async () => {
  await show("| | Kept -- days |\n|:--|--:|\n| Email | 30 |\n| Name | |");
  const heading = screen.getByRole("columnheader", { name: "Kept – days" });
  expect(heading).toHaveAttribute("scope", "col");
  expect(heading).toHaveClass("text-end");
  expect(screen.getAllByRole("columnheader")).toHaveLength(1);
  expect(
    screen.getAllByRole("cell").map(({ textContent }) => textContent),
  ).toEqual(["", "Email", "30", "Name", ""]);
  expect(screen.getByRole("region", { name: "Kept – days" })).toHaveAttribute(
    "tabindex",
    "0",
  );
});

test("a picture is a figure, with its title below and what it shows there", async () => {
  await show(
    '![A map](pictures/map.png "Our office") <!-- a -->\n\n- ![Our town][t]\n\n[t]: pictures/map.png',
  );
  const [map, town] = screen.getAllByRole("figure");
  expect(map).toContainElement(screen.getByRole("img", { name: "A map" }));
  expect(map).toHaveTextContent("Our office");
  expect(town).toContainElement(screen.getByRole("img", { name: "Our town" }));
});
