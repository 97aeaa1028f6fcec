/** Labels whose spelling the specification prescribes. */
const fixedLabels = ["Let's Talk"];

/** What stays as typed: references and addresses, and in Markdown code, HTML and the targets of links. */
const kept =
  /\{[\w.-]+\}|```[^]*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>|(?:https?:\/\/|www\.)[^\s"'“”‘’)]+/g;

/** Stands for such a part, from Unicode's private use area. */
const mark = "\uE000";

/**
 * Writes quotation marks, apostrophes, dashes and ranges as in print where that
 * is certain. The rest stays as typed: "Call 555-1234", "24-7", "Rock 'n' roll",
 * 5'10".
 *
 * @param text copy or Markdown
 */
export function correctTypography(text: string): string {
  if (fixedLabels.includes(text)) return text;
  const parts: string[] = [];
  const words = text.replace(kept, (part) => {
    parts.push(part);
    return mark;
  });
  return words
    .split(/(\n\s*\n)/)
    .map((paragraph) => ranges(dashes(apostrophes(quotes(paragraph)))))
    .join("")
    .replaceAll(mark, () => parts.shift() ?? mark);
}

/** Pairs of straight double quotes around words. An odd one may stand for inches, so then all stay. */
function quotes(text: string): string {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1 || /[“”]/.test(text))
    return text;
  return text.replace(
    /(?<![\p{L}\d"])"(?=[^\s"])([^"]*[\p{L}\uE000][^"]*)(?<=\S)"(?![\p{L}\d])/gu,
    "“$1”",
  );
}

/** Inside words always; at their end unless the text has what may be an opening single quote. */
function apostrophes(text: string): string {
  const inside = text.replace(/(?<=[\p{L}\uE000])'(?=\p{L})/gu, "’");
  return /(?<![\p{L}\d\uE000])'/u.test(inside)
    ? inside
    : inside.replace(/(?<=[\p{L}\uE000])'/gu, "’");
}

/** " - " between words. */
function dashes(text: string): string {
  return text.replace(
    /(?<=[\p{L}\d.,;:!?%)”’"*_\uE000]) --?(?=\s[\p{L}“"‘(*_\uE000])/gu,
    " –",
  );
}

const amount = String.raw`[$#]?\d+(?:,\d{3})*(?:\.\d+)?[kM%]?`;
const unit =
  "(?:second|minute|hour|day|week|month|year|call|lead|person|people|agent|agenc|polic|time|review|question|photo|post|star|mile|pixel|dollar|percent)(?:s|y|ies)?";
const range = new RegExp(
  String.raw`(?<before>\b${unit} )?(?<![\w.,$#/-])(?<low>${amount})-(?<high>${amount})(?<more>\+?)(?![\w-]|[.,]\d)(?<after> ${unit}\b)?`,
  "gi",
);

/** Ranges of numbers with a unit: $500-$1,000, 60-90 days, #4-#10. */
function ranges(text: string): string {
  return text.replace(range, (found: string, ...groups: unknown[]) => {
    const {
      before = "",
      low = "",
      high = "",
      more = "",
      after = "",
    } = groups.at(-1) as Record<string, string | undefined>;
    const hasUnit = before || after || more || /[$#kM%]/.test(low + high);
    // 555-1234 calls is a phone number.
    const isPhone = /^\d{3}-\d{4}$/.test(`${low}-${high}`);
    return hasUnit && !isPhone && valueOf(low) < valueOf(high)
      ? `${before}${low}–${high}${more}${after}`
      : found;
  });
}

function valueOf(written: string): number {
  const factor = { k: 1e3, m: 1e6 }[written.slice(-1).toLowerCase()] ?? 1;
  return Number.parseFloat(written.replace(/[$#,]/g, "")) * factor;
}
