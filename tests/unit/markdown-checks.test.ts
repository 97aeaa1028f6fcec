import { contentWith, secondPolicy } from "../support/content-copy";

/** A second policy that ends with some Markdown, as the content check sees it. */
const policyWith = (markdown: string) =>
  contentWith({ "rules.md": `${secondPolicy()}\n${markdown}\n` });

test.each([
  ["<b>Ask us.", "<b>", /HTML does not work here$/],
  ["Ask.\n\n<script>alert(1)</script>", "<script>", /HTML does not work here$/],
  ["<!-- note -->", "<!--", /HTML does not work here$/],
  [
    "Look: ![map](/map.png)",
    "![map]",
    /^expected a picture of content.pictures, found/,
  ],
  [
    "Look: ![a map](pictures/drawn-office.avif)",
    "![a map]",
    /^a picture needs a line of its own/,
  ],
  ["# Another page", "# Another", /^the page already has a main heading/],
  ["## A\n\n#### B", "#### B", /^this heading skips a level – write ###$/],
  ["Ask [us](http://a.example).", "[us]", /^expected a link that starts with/],
  ["Ask [us](javascript:alert(1)).", "[us]", /^expected a link that starts/],
  ["Ask [us](/prices).", "[us]", /has no target – write one of \/, /],
  ["Ask [us](/#prices).", "[us]", /has no target – write one of \/, /],
  ["Ask [us][1].\n\n[1]: data:text/html,x", "[1]: data", /^expected a link/],
  ["    Ask us.", "Ask us.", /would look like code/],
  ['It\'s "**in**"\n6" wide.', '6" wide', /^found "6"" – write “ before/],
])("in a policy, %j is found at its place", (markdown, words, message) => {
  const { problems, placeOf } = policyWith(markdown);
  expect(problems).toEqual([
    {
      file: "content/rules.md",
      line: placeOf("rules.md", words).line,
      column: expect.any(Number),
      field: "",
      message: expect.stringMatching(message),
    },
  ]);
});

test.each([
  "## A\n\n### B\n\nWrite to [us](mailto:{site.supportEmail}).",
  "Ask [here](/#form), read [this](/rules) or [that](https://a.example/b).",
  "- one\n- *two*\n- **three**",
])("in a policy, %j is right", (markdown) => {
  expect(policyWith(markdown).problems).toEqual([]);
});

test("a link to a section that is switched off leads nowhere", () => {
  const { problems } = contentWith({
    "faq.yaml": (faq) => faq.set("shown", false),
    "rules.md": `${secondPolicy()}\nRead the [answers](/#faq).\n`,
  });
  expect(problems).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^the link "\/#faq" has no target/),
    }),
  ]);
});

test.each([
  ["Don't wait...\n- 2-3 weeks", "Don’t wait…\n- 2–3 weeks"],
  ["*Us* -- and them", "*Us* – and them"],
  ['**"Ask** [us](/#form)," he said.', "**“Ask** [us](/#form),” he said."],
  ['## The "why"', "## The “why”"],
  [
    "Ask [them](https://a.example/b--c \"its 'd'\").",
    "Ask [them](https://a.example/b--c \"its 'd'\").",
  ],
  ["<https://a.example/2-3--b>", "<https://a.example/2-3--b>"],
  ["Type `\"it's\"`, they're in.", 'Type `"it\'s"`, they’re in.'],
])("a policy that says %j shows %j", (markdown, shown) => {
  const { content, problems } = policyWith(markdown);
  expect(problems).toEqual([]);
  const terms = content?.policies.find(({ slug }) => slug === "rules");
  expect(terms?.markdown.endsWith(`\n${shown}`)).toBe(true);
});

test("the front matter of a policy is corrected too", () => {
  const { content } = contentWith({
    "rules.md": secondPolicy().replace(
      /^heading: .*$/m,
      'heading: What\'s "in"',
    ),
  });
  const terms = content?.policies.find(({ slug }) => slug === "rules");
  expect(terms?.heading).toBe("What’s “in”");
});
