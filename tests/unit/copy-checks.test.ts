import {
  lengthProblem,
  plainTextProblems,
} from "../../pipeline/content/copy-checks";
import { contentWith } from "../support/content-copy";

const saidOf = (text: string) =>
  plainTextProblems(text).map(({ message }) => message);

test.each([
  ["Ask us <b>today.", /^found "<b>" – write plain text/],
  ["Ask </script> us.", /^found "<\/script>" – write plain text/],
  ["Ask <img src=x us.", /^found "<img src=x us\." – write plain text/],
  ["Home &amp; auto.", /^found "&amp;" – write the character itself/],
  [
    "A 6' fence.",
    /^found "6'" – write ’ for missing letters, .* feet in full$/,
  ],
  ["Get 'er done.", /^found "'er" – write ’ for missing letters/],
  ["The 'best' one.", /^found "'best’" – write .* “ ” for a quotation/],
  [
    'A 6" pipe.',
    /^found "6"" – write “ before and ” after, or inches in full$/,
  ],
  ['Ask "us today.', /^found ""us" – write “ before and ” after/],
  ["Ask us --today.", /^found "--today\." – write – \(a dash\)$/],
  ["Open 24-7.", /^found "24-7" – write 24–7 for a range, or reword it$/],
  ["Call 555-1234.", /^found "555-1234" – write 555–1234 for a range/],
  ["Call a 1-800 number.", /^found "1-800" – write 1–800 for a range/],
  ["In 2024-25.", /^found "2024-25" – write 2024–25 for a range/],
  ["Ask us now!!", /^found "!!" – write a single !$/],
  ["It is *yours* alone.", /^found "\*yours\*" – write the words without/],
  ["It is __yours__ alone.", /^found "__yours__" – write the words without/],
  ["Ask [us](https://a.example).", /remove the link; links do not work here$/],
])("a text is written as it should be read: %s", (text, message) => {
  expect(saidOf(text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  "Prices < 300 and > 100, at a 5* rating.",
  "Call 555-123-4567 from ZIP 80202-1234.",
  "Ask “us” – what’s free… at A&W; it’s 3–6 months!",
  // The build corrects these.
  '"Don\'t wait..." -- ask within 3-6 months.',
  "اسأل عن رمزك البريدي",
  "Agents 👩‍💼 ask 2 * 3 * 4 times, in snake_case_words.",
  "Let's Talk",
])("a text that is right is left alone: %s", (text) => {
  expect(saidOf(text)).toEqual([]);
});

test.each([
  ["at most 5 characters, found 6 – shorten it", "Ask us"],
  ["at least 3 characters, found 2 – write more", "No"],
  // Four letters and one picture of two code units.
  [undefined, "Ask 👍"],
])("a text is measured by what is seen: %s", (said, text) => {
  const found = lengthProblem(text, { shortest: 3, longest: 5 });
  expect(found).toBe(said && `expected ${said}`);
});

test.each([
  ["short", "Call us.", /^expected at least 70 characters, found 8/],
  ["long", "Call us. ".repeat(20), /^expected at most 155 characters/],
])(
  "a description too %s for search results is a mistake",
  (_, description, said) => {
    const { problems } = contentWith({
      "not-found.yaml": (page) => page.set("description", description),
    });
    expect(problems).toEqual([
      expect.objectContaining({
        field: "description",
        message: expect.stringMatching(said),
      }),
    ]);
  },
);

test("a text is measured as the page shows it", () => {
  const { content } = contentWith({
    "closing.yaml": (closing) => closing.set("button", `${"A".repeat(49)}...`),
  });
  expect(content?.closing.button).toBe(`${"A".repeat(49)}…`);
});

test("a price range with a hyphen is found as one with a dash", () => {
  const { problems } = contentWith({
    "pricing.yaml": (pricing) =>
      pricing.set("adBudget", { low: 510, high: 1010 }),
    "closing.yaml": (closing) => closing.set("text", "It is $510-$1,010."),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      field: "text",
      message: expect.stringMatching(
        /^found "\$510-\$1,010" – write \{pricing/,
      ),
    }),
  ]);
});

test("every mistake in a text is named, at its words", () => {
  const { problems, placeOf } = contentWith({
    "closing.yaml": (closing) =>
      closing.set("text", "Don't ask <i>us</i> 24-7"),
  });
  expect(problems).toEqual([
    expect.objectContaining(placeOf("closing.yaml", "<i>")),
    expect.objectContaining(placeOf("closing.yaml", "24-7")),
  ]);
});

test("what a client says may name a price in figures", () => {
  const { problems } = contentWith({
    "testimonials.yaml": (file) =>
      file.setIn(["items", 0, "quote"], "It was $299 a month."),
  });
  expect(problems).toEqual([]);
});
