import { contentWith } from "../support/content-copy";

interface Mistake {
  file: string;
  field: (string | number)[];
  value: unknown;
  expected: string;
  /** What to do, where it is more than to write what was expected. */
  remedy?: string;
}

const price = { file: "pricing.yaml", field: ["plans", 0, "monthlyPrice"] };
const mistakes: Record<string, Mistake> = {
  "a price in quotation marks": {
    ...price,
    value: "199",
    expected: "a number of dollars",
    remedy: "write digits only, without quotation marks",
  },
  "a price below zero": {
    ...price,
    value: -1,
    expected: "a number of dollars",
  },
  "a price with cents": {
    ...price,
    value: 199.5,
    expected: "a number of dollars",
  },
  "more stars than there are": {
    file: "testimonials.yaml",
    field: ["items", 0, "rating"],
    value: 6,
    expected: "a whole number from 1 to 5",
  },
  "a slug of words with blanks": {
    file: "faq.yaml",
    field: ["items", 0, "slug"],
    value: "Two Words",
    expected: "a slug: lower-case letters and digits, words joined by hyphens",
  },
  "a link to a section that navigation cannot lead to": {
    file: "site.yaml",
    field: ["nav", "links", 0, "target"],
    value: "prices",
    expected: "one of how-it-works, pricing, form",
  },
  "an e-mail address without a host": {
    file: "site.yaml",
    field: ["supportEmail"],
    value: "support",
    expected: "an e-mail address",
  },
  "an address that is not encrypted": {
    file: "site.yaml",
    field: ["paymentLink"],
    value: "http://pay.example",
    expected: "an address that starts with https://",
  },
  "an address that runs a script": {
    file: "site.yaml",
    field: ["paymentLink"],
    value: "javascript:alert(1)",
    expected: "an address that starts with https://",
  },
  "a height of nothing": {
    file: "site.yaml",
    field: ["form", "minHeight"],
    value: 0,
    expected: "a whole number above zero",
  },
  "one number in place of a range": {
    file: "timeline.yaml",
    field: ["claims", "movementWeeks"],
    value: 2,
    expected: "a range: { low: 1, high: 2 }",
  },
  "a value in place of a group": {
    file: "pain-points.yaml",
    field: ["claim"],
    value: "80",
    expected: "the fields percent, text",
  },
};

test.each(Object.entries(mistakes))("%s is a mistake", (_, mistake) => {
  const { file, field, value, expected, remedy } = mistake;
  const { problems } = contentWith({
    [file]: (document) => document.setIn(field, value),
  });
  expect(problems.map(({ message }) => message)).toEqual([
    `expected ${expected}, found ${JSON.stringify(value)} – ${remedy ?? `write ${expected}`}`,
  ]);
});
