import {
  markdownVersion,
  toMarkdown,
} from "../../pipeline/publish/markdown-version";

const page = {
  path: "/some/page",
  title: "A title: it says what",
  description: "What it is about.",
};
const footer = "<footer><p>Small print.</p></footer>";

/** The text of a page with this in its main part, below the facts about it. */
function textOf(main: string): string {
  const html = `<body><header>Menu</header><main>${main}</main>${footer}<script>x</script></body>`;
  const [, , text = ""] =
    /^(---\n[^]*?\n---\n\n)([^]*)$/.exec(
      toMarkdown(html, page, "https://site.example"),
    ) ?? [];
  return text;
}

test.each([
  ["/", "index.md"],
  ["/privacy-policy", "privacy-policy.md"],
])("the text of %s is in %s", (path, name) => {
  expect(markdownVersion(path)).toBe(name);
});

test("what the page is comes first, in a form that programs read", () => {
  expect(
    toMarkdown(`<main></main>${footer}`, page, "https://site.example"),
  ).toMatch(
    /^---\ntitle: "A title: it says what"\ndescription: "What it is about."\nurl: "https:\/\/site.example\/some\/page"\n---\n\n/,
  );
});

test("the main part and the small print are told, and nothing around them", () => {
  expect(textOf("<h1>A heading</h1><p>Text.</p>")).toBe(
    "# A heading\n\nText.\n\nSmall print.\n",
  );
});

test("links lead to the site from wherever the text is read", () => {
  expect(
    textOf('<p><a href="#form">Ask</a> or <a href="/terms">read</a></p>'),
  ).toContain(
    "[Ask](https://site.example/some/page#form) or [read](https://site.example/terms)",
  );
});

test("figures in a table stay a table", () => {
  expect(
    textOf(
      "<table><thead><tr><th>Tier</th><th>Calls</th></tr></thead><tbody><tr><th>1st</th><td>400</td></tr></tbody></table>",
    ),
  ).toContain("| Tier | Calls |\n| --- | --- |\n| 1st | 400 |");
});

test("what is drawn, clicked or hidden is left out, and what somebody said is not", () => {
  const said = textOf(
    '<figure>drawn</figure><svg><text>drawn</text></svg><p role="img">★</p><p aria-hidden="true">drawn</p><div inert>hidden</div><button>clicked</button><figure><blockquote>Said.</blockquote></figure>',
  );
  expect(said).toBe("> Said.\n\nSmall print.\n");
});

test("words on lines of their own stay apart", () => {
  expect(textOf("<p><strong>80%</strong><span>of agents</span></p>")).toContain(
    "**80%** of agents",
  );
});

test("a page without a main part ends the build", () => {
  expect(() => toMarkdown(footer, page, "https://site.example")).toThrow(
    "The page /some/page has no main part or no footer.",
  );
});
