import { compare, type Site } from "../../tools/review/compare";
import { pictureFile, toMarkdown } from "../../tools/review/markdown";
import { page, picture } from "../support/review";

const facts = {
  comparedWith: "Compared with commit abc.",
  files: [],
  differences: "",
  launch: "",
  picturesAt: "",
};
const reviewOf = (before: Site, after: Site, more: object = {}) =>
  toMarkdown({ ...facts, pages: compare(before, after), ...more });
const hero = (text: string, looks?: [string, string]) =>
  page(
    "hero",
    text,
    looks && { 390: picture(looks[0]), 1280: picture(looks[1]) },
  );

test("it says plainly when nothing changed, and what it was compared with", () => {
  const files = ["content/form.yaml", "content/error.yaml"];
  const same = reviewOf(hero("Calls."), hero("Calls."), { files });
  expect(same).toContain("\n\nNo words and no looks changed.\n");
  expect(same).toContain("Compared with commit abc.");
  expect(same).toContain("`content/form.yaml`, `content/error.yaml`");
  expect(same).not.toMatch(/- \[ \]|To approve/);
});

test.each([
  ["differences", "Different from the specification"],
  ["launch", "Before this goes live"],
])("what it is told of %s is listed, if anything", (name, title) => {
  const lines = "content/faq.yaml:2:1  heading: `a`\ncontent/faq.yaml:3:1  b";
  const listed = reviewOf({}, {}, { [name]: lines });
  expect(listed).toContain(`## ${title}\n\n\`\`\`\n${lines}\n\`\`\`\n`);
  expect(reviewOf({}, {})).not.toContain(title);
});

test("words that changed stand under their page and section", () => {
  expect(
    reviewOf(hero("It is $299 a month."), hero("It is $349 a month.")),
  ).toContain(
    "## Landing page\n\n### hero\n\n```diff\n-It is $299 a month.\n+It is $349 a month.\n```\n",
  );
});

test("pages that appeared or disappeared are said to be new or gone", () => {
  const { "/": terms = {} } = page("main", "Terms.");
  expect(reviewOf({}, { "/terms": terms })).toContain("Page /terms (new)");
  expect(reviewOf({ "/terms": terms }, {})).toContain("Page /terms (gone)");
});

test("a section that looks different is shown before and after, at both widths", () => {
  const before = hero("Calls.", ["a", "b"]);
  const review = reviewOf(before, hero("Calls.", ["c", "d"]));
  expect(review).toContain(
    "Looks changed, words did not: 390 and 1280 px wide.",
  );
  expect(picturesIn(review)).toEqual([
    ...["landing-hero-390-before.png", "landing-hero-390-after.png"],
    ...["landing-hero-1280-before.png", "landing-hero-1280-after.png"],
  ]);
  expect(picturesIn(reviewOf({}, hero("New.", ["a", "b"])))).toEqual([
    ...["landing-hero-390-after.png", "landing-hero-1280-after.png"],
  ]);
});

test("pictures have the address of the folder that they are published in", () => {
  const picturesAt = "https://git.example/pictures/7/";
  const after = hero("New.", ["a", "b"]);
  expect(picturesIn(reviewOf({}, after, { picturesAt }))[0]).toBe(
    "https://git.example/pictures/7/landing-hero-390-after.png",
  );
});

test("a check is a task that quotes the lines and says where they stand", () => {
  expect(reviewOf(hero("$299"), hero("$349"))).toContain(
    `- [ ] Prices changed: the owner has agreed, and the payment page charges the same.
  - Landing page, hero, before: \`$299\`
  - Landing page, hero, now: \`$349\`
`,
  );
});

test("a check that concerns very many lines quotes the first and counts the rest", () => {
  const lines = Array.from({ length: 25 }, (_, index) => `$${index}`);
  const review = reviewOf(hero(""), hero(lines.join("\n")));
  expect(review).toContain("now: `$19`\n  - and 5 more lines\n");
  expect(review).not.toContain("`$20`");
});

test("copy cannot end its block of Markdown", () => {
  const hostile = '</ins><b>`` ```` {%x%} | *bold* [a](b) <!-- $x$ & "q"';
  const text = `Promise ${hostile}\n\`\`\`\n# Not a heading`;
  const review = reviewOf(hero(""), hero(text));
  const fence = /\n(`{3,})diff\n([^]*?)\n\1\n/.exec(review);
  expect(fence?.[1]).toBe("`````");
  expect(fence?.[2]).toBe(`+Promise ${hostile}\n+\`\`\`\n+# Not a heading`);
  expect(review).toContain(`now: \`\`\`\`\` Promise ${hostile} \`\`\`\`\`\n`);
});

test("a picture's file is named so that every system accepts it", () => {
  expect(pictureFile("/a/b?<c>", "d e", 390, "after")).toBe(
    "a-b-c-d-e-390-after.png",
  );
});

function picturesIn(review: string) {
  return [...review.matchAll(/<img src="([^"]*)"/g)].map(([, file]) => file);
}
