import { correctTypography, fixedLabels, kept } from "../schema/typography";

/** A mistake in typography or markup. */
interface CopyProblem {
  /** The words in question, exactly as in the text. */
  words: string;
  message: string;
}

// Every repetition in a pattern is bounded, so that long texts stay fast.
interface Rule {
  find: RegExp;
  /** What is wrong with the words found, and how to fix it. */
  say: (words: string) => string;
}

const write = (words: string, instead: string) =>
  `found ${quoted(words)} – write ${instead}`;

const htmlRules: Rule[] = [
  {
    find: /<\/?[a-z!?][^<>]*>?/i,
    say: (words) =>
      `found ${quoted(words)} – write plain text; HTML does not work here`,
  },
  {
    find: /&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i,
    say: (words) => write(words, "the character itself"),
  },
];

/** What `correctTypography` leaves, since it may mean more than one thing. */
const typographyRules: Rule[] = [
  {
    find: /[^\s"]{0,20}"[^\s"]{0,20}/,
    say: (words) => write(words, "“ before and ” after, or inches in full"),
  },
  {
    find: /[^\s']{0,20}'\S{0,20}/,
    say: (words) =>
      write(
        words,
        "’ for missing letters, “ ” for a quotation, or feet in full",
      ),
  },
  {
    find: /[^\s-]{0,20}--+\S{0,20}/,
    say: (words) => write(words, "– (a dash)"),
  },
  {
    // A phone number with its area code is fine.
    find: /(?<![\d-]|\) )\d{1,4}[kM+]?-\$?\d{1,4}[kM]?(?![\d-])/,
    say: (words) =>
      write(words, `${words.replace("-", "–")} for a range, or reword it`),
  },
  {
    find: /([!?])\1+/,
    say: (words) => write(words, `a single ${words.charAt(0)}`),
  },
];

const plainTextRules: Rule[] = [
  {
    find: /(?<![\w*])(\*{1,2}|__)(?=\S)[^*_]{1,200}\1(?!\w)/,
    say: (words) => write(words, "the words without * and _"),
  },
  {
    find: /\[[^[\]]{1,200}\]\([^()]{0,200}\)/,
    say: (words) =>
      `found ${quoted(words)} – remove the link; links do not work here`,
  },
];

/** Checks HTML and typography in any text, as the page would show it. */
export function copyProblems(text: string): CopyProblem[] {
  if (fixedLabels.includes(text)) return [];
  const shown = correctTypography(text);
  return [
    ...problemsIn(shown, htmlRules),
    ...problemsIn(shown.replace(kept, " "), typographyRules),
  ];
}

/** Checks a text in a YAML file, where Markdown does not work. */
export function plainTextProblems(text: string): CopyProblem[] {
  return [...copyProblems(text), ...problemsIn(text, plainTextRules)];
}

/**
 * Checks the length of a text.
 *
 * @param text as the visitor reads it
 */
export function lengthProblem(
  text: string,
  { shortest = 0, longest = Infinity }: { shortest?: number; longest?: number },
): string | undefined {
  const length = [...text].length;
  if (length > longest)
    return `expected at most ${longest} characters, found ${length} – shorten it`;
  if (length < shortest)
    return `expected at least ${shortest} characters, found ${length} – write more`;
  return undefined;
}

function problemsIn(text: string, rules: Rule[]): CopyProblem[] {
  return rules.flatMap(({ find, say }) => {
    const words = find.exec(text)?.[0].trim();
    return words ? [{ words, message: say(words) }] : [];
  });
}

/** Quotes words for a message, on one line and shortened. */
export function quoted(words: string): string {
  const line = words.replace(/\s+/g, " ");
  return `"${line.length > 40 ? `${line.slice(0, 38)}…` : line}"`;
}
