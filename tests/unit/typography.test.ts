import fc from "fast-check";
import { correctTypography } from "../../pipeline/schema/typography";

test.each([
  // Apostrophes.
  ["Don't ask the agents' callers.", "Don’t ask the agents’ callers."],
  ["In the '90s, 'til '24.", "In the ’90s, ’til ’24."],
  ["The 3's and {site.brand}'s", "The 3’s and {site.brand}’s"],
  // Quotation marks.
  ['Ask "us", "them" or ("both").', "Ask “us”, “them” or (“both”)."],
  ['Say "the best of 3".', "Say “the best of 3”."],
  ['–"us"—"all" "{site.brand}"', "–“us”—“all” “{site.brand}”"],
  ['"Own"\'s', "“Own”’s"],
  // Dashes and ellipses.
  ["This -- or that - or\nboth--now", "This – or that – or\nboth – now"],
  ["Wait... what....", "Wait… what…"],
  // Ranges.
  [
    "2-3, $1,000-$2,000, 5-10k, 2.5-3.5%",
    "2–3, $1,000–$2,000, 5–10k, 2.5–3.5%",
  ],
  ["250k-1M people, #4-#10, 2--3", "250k–1M people, #4–#10, 2–3"],
  // A label that the specification prescribes keeps its straight apostrophe.
  ["Let's Go", "Let’s Go"],
  ["Let's Talk", "Let's Talk"],
])("%j is shown as %j", (text, shown) => {
  expect(correctTypography(text)).toBe(shown);
});

test.each([
  "A 6' 2\" man, 5'10 at most.",
  'An "open mark',
  'A “mixed" pair',
  "'Yes,' he said.",
  'A "nested "pair',
  "Get 'er done",
  "-- at the start, at the end --",
  "555-123-4567, 555-1234, 1-800, 80202-1234, 2025-06-10, 24-7, 2024-25, 5 - 3",
  "In {map.tiers.2-3.name} at https://a.example/b--c/2-3.",
  "A well-known\n- list\n- of two- and three-year -5s",
])("what only the editor can decide stays as it is: %j", (text) => {
  expect(correctTypography(text)).toBe(text);
});

const signs = fc.constantFrom(
  ...["\"'“”‘’-–…. \n,a2$#k5/(\\é"].flatMap((all) => [...all]),
  ...["--", "...", "'til", "'n'", "10", "{a.b-2-3}", "https://a.b"],
);

test("a corrected text is not changed again", () => {
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 14 }), (text) => {
      const shown = correctTypography(text);
      expect(correctTypography(shown)).toBe(shown);
    }),
    { numRuns: 2_000 },
  );
});

test("a text without these signs is not changed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const plain = text.replace(/["'.-]/g, "");
      expect(correctTypography(plain)).toBe(plain);
    }),
  );
});
