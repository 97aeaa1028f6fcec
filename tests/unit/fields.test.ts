import { contentWith } from "../support/content-copy";

type Mistake = [
  what: string,
  file: string,
  field: (string | number)[],
  value: unknown,
  expected: string,
];
const dollars = "a number of dollars";
const https = "an address that starts with https://";

test.each<Mistake>([
  [
    "a price below zero",
    "pricing.yaml",
    ["plans", 0, "monthlyPrice"],
    -1,
    dollars,
  ],
  [
    "a price with cents",
    "pricing.yaml",
    ["plans", 0, "monthlyPrice"],
    9.5,
    dollars,
  ],
  [
    "more stars than there are",
    "testimonials.yaml",
    ["items", 0, "rating"],
    6,
    "a whole number from 1 to 5",
  ],
  [
    "a slug with a space",
    "faq.yaml",
    ["items", 0, "slug"],
    "Two Words",
    "a slug: lower-case letters and digits, words joined by hyphens",
  ],
  [
    "a link to a section that navigation cannot lead to",
    "site.yaml",
    ["nav", "links", 0, "target"],
    "prices",
    "one of how-it-works, pricing, form",
  ],
  [
    "an email address without a host",
    "site.yaml",
    ["supportEmail"],
    "support",
    "an e-mail address",
  ],
  [
    "an unencrypted address",
    "site.yaml",
    ["paymentLink"],
    "http://a.example",
    https,
  ],
  [
    "an address that runs a script",
    "site.yaml",
    ["paymentLink"],
    "javascript:alert(1)",
    https,
  ],
  [
    "a height of nothing",
    "site.yaml",
    ["form", "minHeight"],
    0,
    "a whole number above zero",
  ],
  [
    "one number in place of a range",
    "timeline.yaml",
    ["claims", "movementWeeks"],
    2,
    "a range: { low: 1, high: 2 }",
  ],
  [
    "half a week in a range",
    "timeline.yaml",
    ["claims", "movementWeeks", "low"],
    1.5,
    "a whole number",
  ],
  [
    "a value in place of a group",
    "pain-points.yaml",
    ["claim"],
    "80",
    "the fields percent, text",
  ],
])("%s is a mistake", (_, file, field, value, expected) => {
  const { problems } = contentWith({
    [file]: (document) => document.setIn(field, value),
  });
  expect(problems.map(({ message }) => message)).toEqual([
    `expected ${expected}, found ${JSON.stringify(value)} – write ${expected}`,
  ]);
});

test("both ends of a range may be the same", () => {
  const { problems } = contentWith({
    "timeline.yaml": (timeline) =>
      timeline.setIn(["claims", "movementWeeks"], { low: 3, high: 3 }),
  });
  expect(problems).toEqual([]);
});

test("a picture that looks like data says that it is an illustration", () => {
  const { problems } = contentWith({
    "map-pack.yaml": (file) => file.set("barsCaption", "Calls per month"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      field: "barsCaption",
      message: expect.stringContaining('the word "Illustration"'),
    }),
  ]);
});
