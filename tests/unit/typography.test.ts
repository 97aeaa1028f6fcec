import { correctTypography } from "../../pipeline/model/typography";

test.each([
  // Apostrophes inside words and at their end.
  ["Don't ask O'Brien's agents'.", "Don’t ask O’Brien’s agents’."],
  ["{site.brand}'s", "{site.brand}’s"],
  // Double quotes around words.
  ['Ask "us", "them" or ("both").', "Ask “us”, “them” or (“both”)."],
  [
    'Say "the best of 3" of "{site.brand}".',
    "Say “the best of 3” of “{site.brand}”.",
  ],
  ['A 6" wide "pipe" of 8" or so', 'A 6" wide “pipe” of 8" or so'],
  // Ranges of numbers with a unit.
  ["60-90 days, Weeks 1-2, months 3-6", "60–90 days, Weeks 1–2, months 3–6"],
  [
    "$1,000-$2,000, $500-1,000, 2.5-3.5%",
    "$1,000–$2,000, $500–1,000, 2.5–3.5%",
  ],
  ["250k-1M, 40-100+, #4-#10", "250k–1M, 40–100+, #4–#10"],
  // " - " between words.
  ["This - or that -- or **both** - now", "This – or that – or **both** – now"],
])("%j is shown as %j", (text, shown) => {
  expect(correctTypography(text)).toBe(shown);
  expect(correctTypography(shown)).toBe(shown);
});

test.each([
  "Call 555-1234, (303) 555-0100 or 1-800-555-0100 calls",
  "We answer 24-7, open 9-5 days",
  "Rock 'n' roll, the '90s, the agents' choice",
  "'Yes,' he said. The 'best' one",
  'A 5\'10" man, a 6\' 2" board, 5" pipes',
  'An "open mark, a "nested "pair',
  'Say "a 5" pipe" now',
  "2025-06-10, 2024-25, a score of 3-4, 30-60-90 days, 5 - 3, ages 5-10",
  "ZIP 80202-1234, form W-2, part 10-20, PN-10-20 days",
  "a-1-2@agency.com, https://a.com/10-20-days, a.com/1-2 days",
  "In {map.tiers.2-3.name} `a - b` [x](pictures/2-3%.png)",
  "| - | - |\n\n- a list\n\n---",
  "-- at the start, wait... at the end --",
  "Let's Talk",
])("what is not certain stays as typed: %j", (text) => {
  expect(correctTypography(text)).toBe(text);
});
