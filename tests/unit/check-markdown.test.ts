import { markdownProblems } from "../../pipeline/check/markdown";

const addresses = ["/", "/#form", "/privacy-policy"];

/** The problems of some Markdown that begins on the tenth line of its file. */
const check = (text: string) =>
  markdownProblems(
    { file: "content/rules.md", markdown: { text, firstLine: 10 } },
    addresses,
    ["map.png"],
  );

test.each([
  ["<b>Ask us.", "an HTML tag <b> does not work here"],
  ["Ask.\n\n<div class=x>\nUs", "an HTML tag <div> does not work here"],
  ["<!DOCTYPE html>", "HTML does not work here"],
  ["Ask.[^1]\n\n[^1]: Or not, at all.", "a footnote does not work here"],
  ["Ask.[^1]\n\n[^1]: Or-not", "a footnote does not work here"],
  ["> [!NOTE]\n> Ask", "an alert box does not work here"],
  ["| a |\n|---|\n| 1 | 2 |", "this row has more cells than the table"],
  ["- [x] Ask", "a task list does not work here"],
  ["<!-- a --> Ask us.", "text on the line of a comment does not work here"],
  ["Ask <!-- a -- b --> us.", "a comment with -- in it does not work here"],
  ["<!-- placeholder: a\n\nb", "a comment without an end does not work here"],
  [
    "![A map](https://a.example/map.png)",
    "an embedded image with a web address does not work here",
  ],
  ["![A map](data:image/png,x)", "an embedded image with a web address"],
  ["![A map](/map.png)", 'expected a picture of content/pictures, found "/map'],
  ["Look: ![A map](pictures/map.png)", "a picture within a line"],
  ["![A map](pictures/mapp.png)", 'no file "mapp.png" in content/pictures'],
  ["![](pictures/map.png)", "expected what the picture shows"],
  ["# Another page", "the page already has a main heading"],
  ["Another page\n===", "the page already has a main heading"],
  ["## A\n\n#### B", "this heading skips a level – write ###"],
  ["## <!-- a -->", "a heading without words"],
  ["[](https://a.example)", "a link without words"],
  ["Ask [us](javascript:alert(1)).", "a link with javascript: does not work"],
  ["Ask [us][1].\n\n[1]: data:text/html,x", "a link with data: does not work"],
  ["Ask [us](prices).", "expected a link that starts with https://"],
  ["Ask [us](rules.md).", "– write /rules, once there is a content/rules.md"],
  ["Ask [us](privacy-policy.md).", "– write /privacy-policy"],
  [
    "Ask [us](./privacy-policy.md#section-2).",
    "write /privacy-policy#section-2",
  ],
  ["Ask [us](/Privacy-Policy/).", "– write /privacy-policy"],
  ["Ask [us](privacy-policy.html).", "– write /privacy-policy"],
  ["## Our *terms*\n\nAsk [us](#our-terms).", "– write #section-1"],
  ["Ask [us](“https://a.example”).", "without the quotation marks"],
  ["Ask [us](help@a.example).", "– write mailto:help@a.example"],
  ["Ask [us](www.a.example).", "– write https://www.a.example"],
  ["Ask [us](https://https://a.example).", "– write https://a.example"],
  ["Ask [us](tel:555‑0100).", '"‑" is a non-breaking hyphen (U+2011)'],
  ["Ask [us](tel:555.ext).", "write tel:555ext"],
  ["Ask [us](https://exаmple.com).", '"а" is a Cyrillic letter (U+0430)'],
  ["See [A map](pictures/map.png).", "write ! before the [ to show a picture"],
  ["Ask [us](//a.example).", "expected a link that starts with https://"],
  ["Ask [us](/prices).", 'the link "/prices" has no target – write one of /, '],
  ["## A\n\nAsk [us](#section-2).", 'the link "#section-2" has no target'],
])("%j is refused by its name", (markdown, message) => {
  const problems = check(markdown);
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem.message).toContain(message);
});

test.each([
  "costs $50~$90, 30~60 days, ~~no~~",
  "| a | b |\n| --- | :-: |\n| 1 | [x](/#form) |",
  "1. A\n2. B\n\nText\n\n3. C\n\n- x\n  - y\n\n> z\n\n***",
  "## A\n\n### B *c*\n\n## A\n\n[Up](#section-2), [back](/), [b](/privacy-policy#section-9)",
  "Write to [us](mailto:{site.supportEmail}), <https://a.example>, help@a.example or www.a.example.",
  "[Pay]({site.paymentLink}) or [call](tel:+13035550100), see [this][a]\n\n[a]: https://a.example",
  '![A map](pictures/map.png "Title")\n\n![A map][m] <!-- b -->\n\n[m]: pictures/map.png',
  "<!-- placeholder: the words --\nof counsel -->\n\n[Here goes it.] <!-- b -->",
  "6\" wide, 24-7, 555-1234, Rock 'n' roll, AT&T, a < b, &copy; `<div>` \\<b>\n\n```\n<div>\n```\n\n```\n[^1]\n```",
])("nothing of %j is refused", (markdown) => {
  expect(check(markdown)).toEqual([]);
});

test("a mistake is told with its line and column in the file", () => {
  expect(check("Ask.\n\n- Or\n- [see](javascript:x)")).toEqual([
    expect.objectContaining({
      file: "content/rules.md",
      line: 13,
      column: 3,
    }),
  ]);
});
