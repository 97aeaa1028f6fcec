/** A reference in copy to a fact in another field, for example `{pricing.plans.core-platform.monthlyPrice}`. */
export const reference = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}/gi;

/** A mistake in a text. */
interface CopyProblem {
  /** The words in question, exactly as in the text. */
  words: string;
  message: string;
}

// Every repetition in a pattern is bounded, so that long texts stay fast.
type Rule = [find: RegExp, remedy: string];

const rules: Rule[] = [
  [/<\/?[a-z!?][^<>]*>?/i, "write plain text; HTML does not work here"],
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i, "write the character itself"],
  [
    /(?<![\w*])(\*{1,2}|__)(?=\S)[^*_]{1,200}\1(?!\w)/,
    "write the words without * and _",
  ],
  [
    /\[[^[\]]{1,200}\]\([^()]{0,200}\)/,
    "remove the link; links do not work here",
  ],
];

/**
 * Checks a text in a YAML file, where neither HTML nor Markdown works.
 *
 * @param description lists the variables that the page fills in, such as {zip}
 */
export function plainTextProblems(
  text: string,
  description: string,
): CopyProblem[] {
  return [
    ...problemsIn(text),
    ...unknownVariables(text.replace(reference, ""), description),
  ];
}

function problemsIn(text: string): CopyProblem[] {
  return rules.flatMap(([find, remedy]) => {
    const words = find.exec(text)?.[0].trim();
    return words
      ? [{ words, message: `found ${quoted(words)} – ${remedy}` }]
      : [];
  });
}

function unknownVariables(text: string, description: string): CopyProblem[] {
  const known: string[] = description.match(/\{\w+\}/g) ?? [];
  const advice =
    known.length > 0
      ? `write one of these: ${known.join(", ")}`
      : "write the words themselves, or a reference such as {site.brand.name}";
  return (text.match(/\{[^{}\n]{0,80}\}/g) ?? [])
    .filter((each) => !known.includes(each))
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
