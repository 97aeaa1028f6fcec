import { compare, type Site } from "../../tools/review/compare";
import { toMarkdown } from "../../tools/review/markdown";
import { pictureFile, toHtml } from "../../tools/review/page";
import { page, picture } from "../support/review";

function reportsOf(before: Site, after: Site, files: string[] = []) {
  const comparedWith = "Compared with commit abc.";
  const pages = compare(before, after);
  const review = { comparedWith, pages, files, differences: [] };
  return { markdown: toMarkdown(review), html: toHtml(review) };
}
const hero = (text: string, looks?: [string, string]) =>
  page(
    "hero",
    text,
    looks && { 390: picture(looks[0]), 1280: picture(looks[1]) },
  );

test("it says plainly when no words changed, and what it was compared with", () => {
  const files = ["content/form.yaml", "content/error.yaml"];
  const same = reportsOf(hero("Calls."), hero("Calls."), files);
  expect(same.markdown).toContain("\n\nNo words changed.\n");
  expect(same.html).toContain("No words and no looks changed.");
  for (const text of Object.values(same)) {
    expect(text).toContain("Compared with commit abc.");
    expect(text).toMatch(/content\/form\.yaml`?, `?content\/error\.yaml/);
    expect(text).not.toMatch(/- \[ \]|checkbox|Before this goes live/);
  }
});

test("words that changed stand under their page and section", () => {
  const { markdown, html } = reportsOf(
    hero("It is $299 a month."),
    hero("It is $349 a month."),
  );
  expect(markdown).toContain(
    "## Landing page\n\n### hero\n\n```diff\n-It is $299 a month.\n+It is $349 a month.\n```\n",
  );
  expect(markdown).not.toContain("No words changed.");
  expect(html.replaceAll(/<\/?span>/g, "")).toContain(
    "<p>It is <del>$299 </del><ins>$349 </ins>a month.</p>",
  );
});

test("pages that appeared or disappeared are said to be new or gone", () => {
  const { "/": terms = {} } = page("main", "Terms.");
  const added = reportsOf({}, { "/terms": terms });
  expect(added.markdown).toContain("Page /terms (new)");
  const gone = reportsOf({ "/terms": terms }, {});
  expect(gone.markdown).toContain("Page /terms (gone)");
  expect(gone.html).toContain("Page /terms (gone)");
});

test("a section that only looks different is named with the widths, and shown", () => {
  const { markdown, html } = reportsOf(
    hero("Calls.", ["a", "b"]),
    hero("Calls.", ["c", "d"]),
  );
  expect(markdown).toContain("- Landing page, hero, 390 and 1280 px wide");
  expect(markdown).toContain("No words changed.");
  expect(picturesIn(html)).toEqual([
    ...["landing-hero-390-before.png", "landing-hero-390-after.png"],
    ...["landing-hero-1280-before.png", "landing-hero-1280-after.png"],
  ]);
  const added = reportsOf({}, hero("New.", ["a", "b"]));
  expect(picturesIn(added.html)).toEqual([
    ...["landing-hero-390-after.png", "landing-hero-1280-after.png"],
  ]);
});

test("a check is a task that quotes the lines and says where they stand", () => {
  const { markdown, html } = reportsOf(hero("$299"), hero("$349"));
  expect(markdown).toContain(
    `- [ ] Prices changed: the owner has agreed, and the payment page charges the same.
  - Landing page, hero, before: \`$299\`
  - Landing page, hero, now: \`$349\`
`,
  );
  expect(html).toContain("Landing page, hero, now: <ins>$349</ins>");
});

test("differences from the specification are listed where there are any", () => {
  const heading = "## Different from the specification";
  const review = { comparedWith: "", pages: [], files: [], differences: [] };
  expect(toMarkdown(review)).not.toContain(heading);
  const place = { file: "content/faq.yaml", line: 2, column: 1, field: "x" };
  const differences = [{ ...place, message: "says `3`" }];
  expect(toMarkdown({ ...review, differences })).toContain(
    `${heading}\n\n- \`\` content/faq.yaml:2:1  x: says \`3\` \`\`\n`,
  );
});

test("a check that concerns very many lines quotes the first and counts the rest", () => {
  const lines = Array.from({ length: 25 }, (_, index) => `$${index}`);
  const { markdown, html } = reportsOf(hero(""), hero(lines.join("\n")));
  expect(markdown).toContain("now: `$19`\n  - and 5 more lines\n");
  expect(markdown).not.toContain("`$20`");
  expect(html).toContain("and 5 more lines<");
});

test("copy can neither end its block of Markdown nor become part of the web page", () => {
  const hostile = '</ins><b>`` ```` {%x%} | *bold* [a](b) <!-- $x$ & "q"';
  const text = `Promise ${hostile}\n\`\`\`\n# Not a heading`;
  const { markdown, html } = reportsOf(hero(""), hero(text));
  const fence = /\n(`{3,})diff\n([^]*?)\n\1\n/.exec(markdown);
  expect(fence?.[1]).toBe("`````");
  expect(fence?.[2]).toBe(`+Promise ${hostile}\n+\`\`\`\n+# Not a heading`);
  expect(markdown).toContain(`now: \`\`\`\`\` Promise ${hostile} \`\`\`\`\`\n`);
  expect(html).toContain(
    "<ins>Promise &lt;/ins&gt;&lt;b&gt;`` ```` {%x%} | *bold* [a](b) &lt;!-- $x$ &amp; &quot;q&quot;</ins>",
  );
});

test("a picture's file is named so that every system accepts it", () => {
  expect(pictureFile("/a/b?<c>", "d e", 390, "after")).toBe(
    "a-b-c-d-e-390-after.png",
  );
});

function picturesIn(html: string) {
  return [...html.matchAll(/<img src="([^"]*)"/g)].map(([, file]) => file);
}
