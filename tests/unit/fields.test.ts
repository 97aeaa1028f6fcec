import { contentWith } from "../support/content-copy";

test.each([
  ["pricing.yaml", "plans.0.monthlyPrice", -1, "a whole number of dollars"],
  ["pricing.yaml", "plans.0.monthlyPrice", 9.5, "a whole number of dollars"],
  ["testimonials.yaml", "items.0.rating", 6, "a whole number from 1 to 5"],
  [
    ...["faq.yaml", "items.0.slug", "Two Words"],
    "a slug: lowercase letters and digits, with hyphens between words",
  ],
  [
    ...["site.yaml", "nav.links.0.target", "prices"],
    "one of how-it-works, pricing, form",
  ],
  ["site.yaml", "supportEmail", "support", "an email address"],
  ...["http://pay.example", "javascript:alert(1)"].map((link) => [
    ...["site.yaml", "paymentLink", link],
    "an address that starts with https://",
  ]),
  [
    ...["form.yaml", "whoAnswers.booking.url", "http://book.example"],
    "an address that starts with https://",
  ],
  ["site.yaml", "form.minHeight", 0, "a whole number above zero"],
  ["timeline.yaml", "claims.movementWeeks", 2, "a range: { low: 1, high: 2 }"],
  ["timeline.yaml", "claims.movementWeeks.low", 1.5, "a whole number"],
  ["pain-points.yaml", "claim", "80", "the fields percent, text"],
] as [string, string, unknown, string][])(
  "in %s, %s is not %j but %s",
  (file, field, value, expected) => {
    const { problems } = contentWith({
      [file]: (document) => document.setIn(field.split("."), value),
    });
    expect(problems.map(({ message }) => message)).toEqual([
      `expected ${expected}, found ${JSON.stringify(value)} – write ${expected}`,
    ]);
  },
);

test.each([
  [1, "found a list with one item"],
  [2, undefined],
  [4, undefined],
  [5, "found a list with 5 items"],
])("of %i facts of a case study is said: %s", (count, found) => {
  const facts = Array.from({ length: count }, (_, index) => ({
    value: `${index}`,
    label: "calls",
  }));
  const { problems } = contentWith({
    "testimonials.yaml": (file) => file.setIn(["caseStudy", "facts"], facts),
  });
  const expected = "a list of two to four facts";
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual(
    found
      ? [`caseStudy.facts: expected ${expected}, ${found} – write ${expected}`]
      : [],
  );
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
