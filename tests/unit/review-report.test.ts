import { compare, type Site } from "../../tools/review/compare";
import { toMarkdown } from "../../tools/review/markdown";
import { pictureFile, toHtml } from "../../tools/review/page";
import { page, picture } from "../support/review";

const hostile = '</ins><b>`` ```` {%x%} | *bold* [a](b) <!-- $x$ & "q"';

test("it says plainly when no words changed", () => {
  const same = reviewOf(page("hero", "Calls."), page("hero", "Calls."));
  expect(toMarkdown(same)).toContain("\n\nNo words changed.\n");
  expect(toHtml(same)).toContain("No words and no looks changed.");
});

test("words that changed stand under their page and section", () => {
  const changed = reviewOf(page("hero", "Old."), page("hero", "New."));
  expect(toMarkdown(changed)).toContain(
    "## Landing page\n\n### `hero`\n\n```diff\n-Old.\n+New.\n```\n",
  );
  expect(toMarkdown(changed)).not.toContain("No words changed.");
});

test("pages that appeared or disappeared are said to be new or gone", () => {
  const { "/": sections = {} } = page("main", "Terms.");
  const [with_, without] = [{ "/terms": sections }, {}];
  expect(toMarkdown(reviewOf(without, with_))).toContain("Page `/terms` (new)");
  expect(toMarkdown(reviewOf(with_, without))).toContain(
    "Page `/terms` (gone)",
  );
  expect(toHtml(reviewOf(with_, without))).toContain("Page /terms (gone)");
});

test("a section that only looks different is named with the widths", () => {
  const looks = reviewOf(
    page("hero", "Calls.", { 390: picture("a"), 1280: picture("a") }),
    page("hero", "Calls.", { 390: picture("b"), 1280: picture("b") }),
  );
  const line = "- Landing page, `hero`, 390 and 1280 px wide";
  expect(toMarkdown(looks)).toContain(line);
  expect(toMarkdown(looks)).toContain("No words changed.");
});

test("a check is a task that quotes the lines and says where they stand", () => {
  const prices = reviewOf(page("pricing", "$299"), page("pricing", "$349"));
  expect(toMarkdown(prices)).toContain(
    `- [ ] Prices changed: the owner has agreed, and the payment page charges the same.
  - Landing page, \`pricing\`, before: \`$299\`
  - Landing page, \`pricing\`, now: \`$349\`
`,
  );
  expect(toHtml(prices)).toContain(
    "Landing page, pricing, now: <ins>$349</ins>",
  );
});

test("there is no list of tasks when nothing is to be checked", () => {
  const changed = reviewOf(page("hero", "Old."), page("hero", "New."));
  expect(toMarkdown(changed)).not.toMatch(/- \[ \]|Before this goes live/);
  expect(toHtml(changed)).not.toMatch(/checkbox|Before this goes live/);
});

test("a check that concerns very many lines quotes the first and counts the rest", () => {
  const lines = Array.from({ length: 25 }, (_, index) => `$${index}`);
  const prices = reviewOf(page("faq", ""), page("faq", lines.join("\n")));
  expect(toMarkdown(prices)).toContain(
    "now: `$19`\n  - and 5 more lines above",
  );
  expect(toMarkdown(prices)).not.toContain("`$20`");
  expect(toHtml(prices)).toContain("and 5 more lines below");
});

test("copy cannot end its own block of Markdown", () => {
  const text = `Promise ${hostile}\n\`\`\`\n# Not a heading`;
  const summary = toMarkdown(reviewOf(page("faq", ""), page("faq", text)));
  const fence = /\n(`{3,})diff\n([^]*?)\n\1\n/.exec(summary);
  expect(fence?.[1]).toBe("`````");
  expect(fence?.[2]).toBe(`+Promise ${hostile}\n+\`\`\`\n+# Not a heading`);
  expect(summary).toContain(`now: \`\`\`\`\` Promise ${hostile} \`\`\`\`\`\n`);
});

test("copy cannot become part of the web page", () => {
  const html = toHtml(reviewOf(page("faq", "Old"), page("faq", hostile)));
  expect(html).toContain(
    "<ins>&lt;/ins&gt;&lt;b&gt;`` ```` {%x%} | *bold* [a](b) &lt;!-- $x$ &amp; &quot;q&quot;</ins>",
  );
});

test("the web page marks the changed words", () => {
  const html = toHtml(
    reviewOf(
      page("faq", "It is $299 a month."),
      page("faq", "It is $349 a month."),
    ),
  );
  expect(html.replaceAll(/<\/?span>/g, "")).toContain(
    "<p>It is <del>$299 </del><ins>$349 </ins>a month.</p>",
  );
});

test("the web page shows the pictures that there are, by width", () => {
  const both = reviewOf(
    page("hero", "Old.", { 390: picture("a"), 1280: picture("b") }),
    page("hero", "New.", { 390: picture("c"), 1280: picture("d") }),
  );
  expect(picturesIn(toHtml(both))).toEqual([
    "landing-hero-390-before.png",
    "landing-hero-390-after.png",
    "landing-hero-1280-before.png",
    "landing-hero-1280-after.png",
  ]);
  const added = reviewOf({}, page("hero", "New.", { 390: picture("a") }));
  expect(picturesIn(toHtml(added))).toEqual(["landing-hero-390-after.png"]);
});

test("a picture's file is named so that every system accepts it", () => {
  expect(pictureFile("/a/b?<c>", "d e", 390, "after")).toBe(
    "a-b-c-d-e-390-after.png",
  );
});

test("what it was compared with and which files changed is told", () => {
  const review = {
    comparedWith: "Compared with commit abc.",
    pages: [],
    files: ["content/form.yaml", "content/error.yaml"],
  };
  for (const text of [toMarkdown(review), toHtml(review)]) {
    expect(text).toContain("Compared with commit abc.");
    expect(text).toMatch(/content\/form\.yaml`?, `?content\/error\.yaml/);
  }
});

function reviewOf(before: Site, after: Site) {
  const comparedWith = "Compared with commit abc.";
  return { comparedWith, pages: compare(before, after), files: [] };
}

function picturesIn(html: string) {
  return [...html.matchAll(/<img src="([^"]*)"/g)].map(([, file]) => file);
}
