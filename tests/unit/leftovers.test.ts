import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { markdownProblems } from "../../pipeline/content/markdown-checks";
import { contentFolder } from "../support/content";

/** What is said of some Markdown, with the line and the column. */
const saidOf = (text: string) =>
  markdownProblems(
    { file: "content/rules.md", markdown: { text, firstLine: 1 } },
    ["/", "/#form", "/privacy-policy"],
    ["map.png"],
  ).map(({ line, column, message }) => `${line}:${column} ${message}`);

const link = "write [words](https://…)";
const bold = "write **words** for bold";
const item = "start each item of a list with a hyphen and a space";
const heading = "put a space between ## and the words of a heading";
const table = "a table needs a line such as | --- | --- |";
const code = "make code of it – delete them";

test.each<[markdown: string, place: string, said: string]>([
  // Links.
  ["See [our partner] (https://a.example).", "1:5", link],
  ["See [our partner]\n(/privacy-policy).", "1:5", link],
  ["See [us](https://a.example/our office).", "1:5", link],
  ["See [us](https://a.example", "1:5", link],
  ["See [us](https://a.example “Title”).", "1:5", link],
  ["See [us](mailto: help@a.example).", "1:5", link],
  ["Call [us](tel:(303) 555-0100).", "1:6", link],
  ["See [us]: https://a.example", "1:5", link],
  ["See [us]<https://a.example>.", "1:5", link],
  ["See [us]（/privacy-policy）.", "1:5", link],
  ["See [us]https://a.example.", "1:5", link],
  ["See [us] (rules.md).", "1:5", link],
  ["See [us][1].", "1:5", link],
  ["See [[Privacy]].", "1:5", link],
  ["See (us)[https://a.example].", "1:5", "the address between ( and )"],
  ["[us]: https://a.example", "1:1", "the page does not show"],
  ["[Note]: important", "1:1", "the page does not show"],
  ["![A map] (pictures/map.png)", "1:1", "write ![what it shows]"],
  ["![A map](pictures/my map.png)", "1:1", "write ![what it shows]"],
  ["See <https://a.example now", "1:5", "without < and >"],
  ["See <www.a.example> now", "1:5", "without < and >"],
  ["See https:// a.example now", "1:5", "write the address in full"],
  ["See http:/a.example now", "1:5", "write the address in full"],
  ["See https//a.example now", "1:5", "write the address in full"],
  // Headings.
  ["##Heading", "1:1", heading],
  ["Text\n###Heading", "2:1", heading],
  ["- ##Heading", "1:3", heading],
  ["**## Heading**", "1:3", heading],
  ["####### Heading", "1:1", heading],
  ["＃＃ Heading", "1:1", heading],
  ["#Your choices", "1:1", "start a heading with ## and a space"],
  ["A paragraph\nof two lines\n---", "1:1", "the line of dashes below makes"],
  ["Name | Title\n-", "1:1", "the line of dashes below makes a heading"],
  ["## Heading {#top}", "1:12", "a heading gets its anchor by itself"],
  // Bold.
  ["**Retention:**two", "1:1", bold],
  ["We say **a:**b", "1:8", bold],
  ["**Retention: two", "1:1", bold],
  ["** Retention:** two", "1:14", bold],
  ["**Retention: ** two", "1:1", bold],
  ["Retention:** two", "1:11", bold],
  ["*Retention:*two", "1:1", bold],
  ["It is *important now", "1:7", bold],
  ["- a\n- **b:**c", "2:3", bold],
  ["> **a:**b", "1:3", bold],
  ["| a | **b:**c |\n|---|---|\n| 1 | 2 |", "1:7", bold],
  ["__Retention:__two", "1:1", "put a space after the last _"],
  ["__Retention: two", "1:1", bold],
  ["5*3*2", "1:2", "the stars in"],
  ["~~not", "1:1", "with ~~ on both sides"],
  ["It is ==new==.", "1:7", "this mark does not work here"],
  ["＊＊new＊＊", "1:1", "as your keyboard has it in English"],
  // Lists.
  ["• names\n• addresses", "1:1", item],
  ["We keep:\n· names", "2:1", item],
  ["✓ names\n✓ addresses", "1:1", item],
  ["– names\n– addresses", "1:1", item],
  ["We keep:\n-names\n-addresses", "2:1", item],
  ["*names\n*addresses", "1:1", item],
  ["‐ names", "1:1", item],
  ["1)names", "1:1", "put a space after the number"],
  ["1.Names", "1:1", "put a space after the number"],
  ["1．Names", "1:1", "an ordinary digit and dot"],
  ["１. Names", "1:1", "an ordinary digit and dot"],
  ["Steps:\n2. Ask\n3. Wait", "2:1", "put an empty line before a list"],
  ["[ ] Ask", "1:1", "a task list does not work"],
  ["- a\n- \n- b", "2:1", "an item without words"],
  ["the map\n- as ever", "2:1", "the sign at the start of this line makes"],
  ["if 5\n> 3 calls", "2:1", "the sign at the start of this line makes"],
  ["2025. That year we grew.", "1:1", "makes a numbered list of it"],
  ["- a long item\ngoes on", "2:1", "this line stands apart"],
  ["1. a\n  - b\n2. c", "2:3", "this list ends the one above"],
  // Tables, lines, code.
  ["| a | b |\n| 1 | 2 |", "1:1", table],
  ["a | b\n1 | 2", "1:1", table],
  ["| a | b | c |\n|---|---|\n| 1 | 2 | 3 |", "1:1", table],
  ["| a |\n|---|\n| 1 |\nText", "4:1", "this line belongs to the table"],
  ["–––", "1:1", "write --- between two empty lines"],
  ["    Text", "1:1", code],
  ["- a\n\n      Text", "3:3", code],
  ["~~~\nText", "1:1", "a line of ~~~ makes code"],
  ["```\nText", "1:1", "the code that starts here never ends"],
  ["´´´\nText", "1:1", "delete this line"],
  ["Ask `us", "1:5", "a second ` after the code"],
  ["O`Brien", "1:2", "write an apostrophe '"],
  // Signs of other systems.
  ["10&nbsp calls", "1:3", "write the character itself"],
  ["10&amp;nbsp;calls", "1:3", "write the character itself"],
  ["and\\or", "1:4", "delete the backslash"],
  ["< br >", "1:1", "HTML does not work here"],
  ["<!- a ->", "1:1", "write a comment as <!-- … -->"],
  ["{{name}}", "1:1", "such a variable does not work here"],
  ["At { site.brand.name }", "1:4", "without spaces between { and }"],
  ["{third parties}", "1:1", "write one of {third-parties}"],
  ["Ask^[or not] us", "1:4", "write a footnote into the text"],
  ["Hi :smile:", "1:4", "write the emoji itself"],
  [":::note", "1:1", "a box does not work here"],
])("%j is no Markdown, and the remedy is told", (markdown, place, said) => {
  expect(saidOf(markdown)).toEqual([
    expect.stringMatching(new RegExp(`^${place} `)),
  ]);
  expect(saidOf(markdown)[0]).toContain(said);
});

test.each([
  "5 * 3 = 15, 2 * 3 * 4, 5 × 3, E=mc^2, a < b, 5 < 6, ~90 days, $50~$90",
  "C# and ## and F#, C++, 100%, AT&T, R&D, Q&As; H&R Block",
  "It is - as a dash in a sentence - fine, and – or — too",
  "— Ann Lee, Reno",
  "Founded in\n2025. That year we grew.",
  "2025\\. That year we grew.",
  "Write to help@a.example, first_last@a.example or https://a.example/a_b*c?d=#__e.",
  "$5–$10 * or $1,500, $5* a call and $10* a lead\n\n*Plus ad budget.",
  "Price** here\n\n**Excludes ad budget.",
  "*Plus ad budget.",
  "#1 agency in town. We are #1, follow #MapPack",
  "#MapPack wins again",
  "a/b, and/or, 24/7, w/o",
  "e.g. [sic] and [sic] (see above), [emphasis added] [sic], wow![1]",
  "[1] https://a.example, and every address starts with https://, or http:// before",
  "[Mobile information: whether,\nwith whom and how.]",
  "Dial *67 or *69, press # or *.",
  "Home • Auto • Life | Home | Auto",
  "The cookies _ga, _gid, __cf_bm and __Secure-id, a file_name_2.txt",
  "Name: ____________",
  "1.5 million, 2.0, 3), 401(k) and 501(c)(3), No. 3, v1.2",
  "(a) we ask, (b) we keep\n(c) we go",
  "I. Introduction\nII. More",
  "-5 degrees, -$5, +1 303 555 0100",
  "9:30, 10:45:30, and note: this: that",
  "The '90s, rock 'n' roll, 6'2\" tall, “quoted.” 'Single.'",
  "a -> b => c <- d … and so on, M*A*S*H, C:\\agency",
  "\\*not bold\\* \\#5 \\[x\\](y) \\- no \\`code\\`",
  "**Bold.** Text, **bold**: text, *a* and ***c***, ~~no~~, `a **b`",
  "(see [us](/#form)) and [a (b)](https://a.example/x_(y))[c](/)",
  "- one\n  goes on\n- **two:** three\n\n1. one\n   - two\n2. three",
  "We keep:\n- names\n- addresses\n\nThen:\n1. one\n2. two",
  "| a | b |\n| --- | --- |\n| 1 * 2 | c \\| d |\n\nText",
  "## What we *do*: C# and #1\n\n***\n\n> A quotation\n> of two lines",
])("correct English and Markdown passes: %j", (markdown) => {
  expect(saidOf(markdown)).toEqual([]);
});

test("no text of the site is taken for broken Markdown", () => {
  const documents = readdirSync(contentFolder).filter((name) =>
    /^[a-z-]+(?<!fields)\.md$/.test(name),
  );
  expect(documents).not.toEqual([]);
  const texts = documents.map((name) =>
    readFileSync(join(contentFolder, name), "utf8").replace(/^---[^]*?---/, ""),
  );
  expect(texts.flatMap(saidOf)).toEqual([]);
});
