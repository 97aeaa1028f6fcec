/** Labels whose spelling the specification prescribes. */
export const fixedLabels = ["Let's Talk"];

/** What stays as typed: references and addresses, and in Markdown code, HTML and the targets of links. */
export const kept =
  /\{[\w.-]+\}|```[^]*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>|(?:https?:\/\/|www\.)[^\s"'“”‘’)]+/g;

/** Stands for such a part, from Unicode's private use area. */
const mark = "\uE000";

const corrections: [RegExp, string][] = [
  [/\.{3,}/g, "…"],
  // Between words, with or without spaces.
  [/(?<=\S) --?(?=\s(?!\d))/g, " –"],
  [/(?<=[^\s-])--(?=[^\s-])/g, " – "],
  // A pair, not two inch marks.
  [
    /(?<![\p{L}\d“])"(?=\S)((?:(?!\n\n)[^"“”])*)(?<=\S)"(?![\p{L}\d])/gu,
    "“$1”",
  ],
  // In and after words: don’t, agents’, 3’s.
  [/(?<=[\p{L}\uE000”])'|(?<=\d)'(?=s\b)/gu, "’"],
  // Words without their first letters.
  [/(?<![^\s(–—“])'(?=(?:\d\ds?|til|tis|twas|em)\b)/gi, "’"],
];

const amount = String.raw`[$#]?\d[\d,.]{0,9}[kM+%]?`;
const range = new RegExp(
  String.raw`(?<![\w.,-])(?<low>${amount})--?(?<high>${amount})(?![\w-])`,
  "g",
);

/**
 * Writes quotation marks, apostrophes, dashes and ellipses as in print. What only
 * the editor can decide stays as it is, and the content check asks for it.
 *
 * @param text copy or Markdown
 */
export function correctTypography(text: string): string {
  const corrected = correctOnce(text);
  // A dash that is set right may leave a range beside it to be set right. Each
  // correction leaves fewer typed signs, so this ends.
  return corrected === text ? text : correctTypography(corrected);
}

function correctOnce(text: string): string {
  if (fixedLabels.includes(text)) return text;
  const parts: string[] = [];
  let words = text.replace(kept, (part) => {
    parts.push(part);
    return mark;
  });
  words = words.replace(range, (found: string, low: string, high: string) =>
    isRange(found, low, high) ? `${low}–${high}` : found,
  );
  for (const [find, instead] of corrections)
    words = words.replace(find, instead);
  return words.replaceAll(mark, () => parts.shift() ?? mark);
}

/** False for what may be a phone number, a score or two years: 555-1234, 1-800, 24-7, 2024-25. */
function isRange(words: string, low: string, high: string): boolean {
  const isPhone = /^(\d{3}-\d{4}|1-8\d\d)\D*$/.test(words);
  return !isPhone && valueOf(low) < valueOf(high);
}

function valueOf(written: string): number {
  const factor = { k: 1e3, M: 1e6 }[written.slice(-1)] ?? 1;
  return Number.parseFloat(written.replace(/[$#,]/g, "")) * factor;
}
