import { contentWith, secondPolicy, textOf } from "../support/content-copy";

const files: Record<string, string> = {
  "closing.yaml": textOf("closing.yaml"),
  "faq.yaml": textOf("faq.yaml"),
  "form.yaml": textOf("form.yaml"),
  "pain-points.yaml": textOf("pain-points.yaml"),
  "pricing.yaml": textOf("pricing.yaml"),
  "site.yaml": textOf("site.yaml"),
  "testimonials.yaml": textOf("testimonials.yaml"),
  "rules.md": secondPolicy(
    "\nWe keep:\n\n- names\n\n## Rules\n\nSee [us](/).\n",
  ),
};
const meant = contentWith(files).content;

type Row = [
  what: string,
  file: string,
  words: string | RegExp,
  instead: string,
];
const price = (written: string): Row => [
  ...([`the price ${written}`, "pricing.yaml"] as const),
  ...(["monthlyPrice: 1350", `monthlyPrice: ${written}`] as const),
];
const agreed = (written: string): Row => [
  ...([`the answer ${written}`, "testimonials.yaml"] as const),
  ...(["verified: true", `verified: ${written}`] as const),
];

const dated = (written: string): Row => [
  ...([`the date ${written}`, "rules.md"] as const),
  ...([/effectiveDate: .*/, `effectiveDate: ${written}`] as const),
];

test.each<Row>([
  ["a byte order mark", "closing.yaml", /^/, "\ufeff"],
  ["no-break spaces as indentation", "faq.yaml", /^ {2}/gm, "\u00a0\u00a0"],
  ["a narrow space after a colon", "faq.yaml", "icon: ", "icon:\u202f"],
  ["a no-break space before a colon", "faq.yaml", "icon:", "icon\u00a0:"],
  ["a zero-width space in a name", "faq.yaml", "icon", "ic\u200bon"],
  ["a soft hyphen in a text", "closing.yaml", "heading: ", "heading: \u00ad"],
  ["an ideographic space after a dash", "faq.yaml", /- (?=slug)/g, "-\u3000"],
  ["a no-break space after ##", "rules.md", "## ", "##\u00a0"],
  ["a no-break space after an item's -", "rules.md", "- names", "-\u00a0names"],
  ["a no-break space after ---", "rules.md", /^---/gm, "---\u00a0"],
  ["the line ends of Windows", "rules.md", /\n/g, "\r\n"],
  ...[
    "$1,350",
    "1,350",
    "1 350",
    "1350.00",
    "1350 USD",
    "US$1350",
    "01350",
  ].map(price),
  ...["１３５０", '"1350"', "$ 1350"].map(price),
  ["commas in a range", "pricing.yaml", "high: 1400", "high: 1,400"],
  ["dollars in a range", "pricing.yaml", "high: 1400", "high: $1,400"],
  ["a percent sign", "pain-points.yaml", /percent: (\d+)/, "percent: $1%"],
  ...["yes", "Yes", "y", "on", '"true"'].map(agreed),
  ["capitals in the address", "site.yaml", "https://www.f", "HTTPS://WWW.F"],
  ["a port of https", "site.yaml", /(url: .*)/, "$1:443"],
  ["a slash after the address", "site.yaml", /(url: .*)/, "$1/"],
  [
    "a reference with spaces",
    "pricing.yaml",
    /\{(pricing.adBudget)\}/,
    "{ $1 }",
  ],
  ...["January 31, 2026", "2026-1-31", "1/31/2026"].map(dated),
  [
    "the folder of a picture",
    "closing.yaml",
    "street.png",
    "pictures/street.png",
  ],
  ["hyphens of a phone number", "form.yaml", "555-0142", "555‑0142"],
])("%s is read as it was meant", (_, file, words, instead) => {
  const changed = files[file]!.replace(words, instead);
  expect(changed).not.toBe(files[file]);
  const { problems, content } = contentWith({ ...files, [file]: changed });
  expect(problems).toEqual([]);
  expect(content).toEqual(meant);
});

test.each([
  ["True", "True"],
  ["299", "299"],
  ["02134", "02134"],
  ["[Here it goes]", "[Here it goes]"],
  ["{site.brand.name}", meant?.site.brand.name],
])("the text %s needs no quotation marks", (written, shown) => {
  const closing = textOf("closing.yaml").replace(
    /^heading: .*/,
    `heading: ${written}`,
  );
  const { problems, content } = contentWith({ "closing.yaml": closing });
  expect(problems).toEqual([]);
  expect(content?.closing.heading).toBe(shown);
});

test("a colon in an item of a list needs no quotation marks", () => {
  const pricing = textOf("pricing.yaml").replace(
    "- Setup included",
    "- Setup: done",
  );
  const { content } = contentWith({ "pricing.yaml": pricing });
  expect(content?.pricing.plans[0]?.points).toContain("Setup: done");
});
