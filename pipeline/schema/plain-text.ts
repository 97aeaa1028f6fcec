/** A reference in copy to a fact in another field, for example `{pricing.plans.core-platform.monthlyPrice}`. */
export const reference = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}/gi;

/** A mistake in a text. */
interface TextProblem {
  /** The words in question, or their first line, exactly as in the text. */
  words: string;
  message: string;
}

// Every repetition in a pattern is bounded, so that long texts stay fast.
type Rule = [find: RegExp, remedy: string];

const noMarks = "write the words without * and _";
const noLinks = "remove the link; links do not work here";

/** A reference or a variable with spaces in its braces. */
export const spaced = /\{\s+[a-z][\w.-]*\s*\}|\{[a-z][\w.-]*\s+\}/i;

const listRule: Rule = [
  /^([-*+•·●▪–]|\d{1,2}[.)]) \S.*\n+(?:\1|\d{1,2}[.)]) \S.*/m,
  "write sentences; lists do not work here",
];

const rules: Rule[] = [
  [
    /<\/?[a-z][\w-]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>|<[!?][a-z-]|<\/[a-z]|<[a-z][\w-]*\s[^<>]*=/i,
    "write plain text; HTML does not work here",
  ],
  [
    // Not "Q&As;".
    /(?<![A-Z])&(?:[a-zA-Z]{2,}\d*|#\d+|#[xX][\da-fA-F]+);/,
    "write the character itself",
  ],
  // *a*, _a_ and __a__; then **a**, wherever it stands; then *a:*b and _a:_b.
  [/(?<![\w*])(\*|__?)(?=\S)[^*_]{1,200}(?<=\S)\1(?!\w)/, noMarks],
  [/\*\*(?=\S)[^*]{1,200}\*\*/, noMarks],
  [/(?<![\w*])(\*|__?)(?=\p{L})[^*_\n]{1,200}[^\s\w*]\1(?=\w)/u, noMarks],
  [/!?\[[^[\]]{1,200}\][([][^()[\]]{0,200}[)\]]/, noLinks],
  [
    /\[[^[\]]{1,200}\]\s\((?:https?:|www\.|mailto:|tel:|[/#])[^()]{0,200}\)/i,
    noLinks,
  ],
  [/^#{2,6}\s?\S.*|^# \p{Lu}.*/mu, "write the words without #"],
  [spaced, "write the name without spaces between { and }"],
  [/`[^`\n]{1,200}`/, "write the words without `"],
  [/~~[^~\n]{1,200}~~/, "write the words without ~~"],
  [/^(?:-{3,}|\*{3,}|={3,})$/m, "remove this line"],
];

/**
 * Checks a text in a YAML file, where neither HTML nor Markdown works.
 *
 * @param description lists the variables that the page fills in, such as {zip}
 * @param keepsLines whether the page keeps the lines, so that a list reads well
 */
export function plainTextProblems(
  text: string,
  description: string,
  keepsLines: boolean,
): TextProblem[] {
  return [
    ...problemsIn(text, keepsLines ? rules : [...rules, listRule]),
    ...unknownVariables(text.replace(reference, ""), description),
  ];
}

function problemsIn(text: string, rules: Rule[]): TextProblem[] {
  return rules.flatMap(([find, remedy], rank) => {
    const words = find.exec(text)?.[0].trim();
    const isTold = rules
      .slice(0, rank)
      .some(([other, said]) => said === remedy && other.test(text));
    return words && !isTold
      ? [
          {
            // The file may indent the other lines.
            words: words.split("\n", 1).join(""),
            message: `found ${quoted(words)} – ${remedy}`,
          },
        ]
      : [];
  });
}

function unknownVariables(text: string, description: string): TextProblem[] {
  const known: string[] = description.match(/\{\w+\}/g) ?? [];
  const advice =
    known.length > 0
      ? `write one of these: ${known.join(", ")}`
      : "write the words themselves, or a reference such as {site.brand.name}";
  return (text.match(/\{[^{}\n]{0,80}\}/g) ?? [])
    .filter((each) => !known.includes(each) && !spaced.test(each))
    .map((words) => ({
      words,
      message: `found ${words}, which the page would show as it is – ${advice}`,
    }));
}

/** Quotes words for a message, on one line and shortened. */
export function quoted(words: string): string {
  const line = words.replace(/\s+/g, " ");
  return `"${line.length > 40 ? `${line.slice(0, 38)}…` : line}"`;
}
