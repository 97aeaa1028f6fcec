import { quoted } from "../problem";
import { reference } from "../facts";

/** A mistake in a text, and the words that it is about. */
interface CopyMistake {
  index: number;
  words: string;
  message: string;
}

/** Where a text stands, and which names in braces it may have there. */
interface CopyRules {
  kind: "yaml" | "markdown";
  /** With their braces. */
  variables: readonly string[];
  keepsLines?: boolean | undefined;
}

/** Stands for an address, a reference or an escaped character; `read/text.ts` leaves it in no text. */
export const blank = "\0";

/**
 * The signs of HTML, of Markdown and of other systems that the page would show.
 * YAML has no Markdown, so its `yaml` signs are those that Markdown reads. In
 * Markdown, what was read is not in the text any more. Every repetition in a
 * pattern is bounded, so that long texts stay fast.
 */
const signs: [kind: "yaml" | "lines" | "markdown" | "both", find: RegExp][] = [
  [
    "both",
    /<\/?[a-z][\w-]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>|<[!?][a-z-]+|<\/[a-z]|<[a-z][\w-]*\s[^<>]*=/i,
  ],
  // Cells of a table.
  ["both", /[^\n\t]*\S\t+\S[^]*\S\t+\S/],
  // Entities, but not "Q&As;".
  ["yaml", /(?<![A-Z])&(?:[a-zA-Z]{2,}\d*|#\d+|#[xX][\da-fA-F]+);/],
  // *a*, _a_ and __a__; then **a**, wherever it stands; then *a:*b and _a:_b.
  ["yaml", /(?<=^|[\s("“'])(\*|__?)(?=\S)[^*_]{1,200}(?<=\S)\1(?!\w)/m],
  ["yaml", /\*\*(?=\S)[^*]{1,200}\*\*/],
  ["yaml", /(?<![\w*])(\*|__?)(?=\p{L})[^*_\n]{1,200}[^\s\w*]\1(?=\w)/u],
  ["yaml", /!?\[[^[\]]{1,200}\](?:\([^()]{0,200}\)?|\[[^[\]]{0,200}\])/],
  [
    "yaml",
    /\[[^[\]]{1,200}\]\s\((?:https?:|www\.|mailto:|tel:|[/#])[^()]{0,200}\)/i,
  ],
  ["yaml", /^#{2,6}\s?\S.*|^# \p{Lu}.*/mu],
  ["yaml", /`[^`\n]{1,200}`|~~[^~\n]{1,200}~~|^(?:-{3,}|\*{3,}|={3,})$/m],
  [
    "lines",
    /^([-*+•●·▪–]|(?:\d{1,2}|[a-z])[.)]) \S.*\n+(?:\1|(?:\d{1,2}|[a-z])[.)]) \S.*/m,
  ],
  // Bold and struck words.
  [
    "markdown",
    /\*\*(?=\S)[^*\n]*[^*\s\w]\*\*\w|^\*\*(?=\p{L}[^*]*[:.]\s)|(?<=[:\s])\*\*(?!\p{L}[^:*]*\.$)|^\*\*\s|(?<![\w*])\*(?=\p{L})[^*\n]*(?:[^\s\w*]\*\w|\b$)|(?<=\d)\*\d+\*|__?\p{Lu}\p{Ll}+:|~~(?=\w)/u,
  ],
  // Links, pictures and addresses.
  [
    "markdown",
    /\]\(|\][<{（]|(?<!\[\d{1,3})\]:?\s*[(<]?\0|\]\s\([/\w.-]*[/.]|\)\[[\w/.\0]|\[\[\p{L}|\]\[|!\[[^\]]*\]\s*\(|<\/?\0/u,
  ],
  ["markdown", /https?(?::\/\/\s+\w+\.\w|\/{1,2}\w|:\/\w)|<(?:https?:|www\.)/],
  // Code, variables, remarks, signs of another keyboard.
  ["markdown", /`|\{[{%]|\{[#.]\w|<!|(?<=\p{Ll})\\(?=\p{Ll})|[＊＃［］｜｀]/u],
  // What starts a line: headings, items, tables, rules.
  [
    "markdown",
    /^(?:#{2,}|#\p{Lu}\p{Ll}+ \p{L}|[•●◦▪‣·✓✔]\s|[-+](?=\p{L}{2})|[‐‑−]\s|\d{1,3}[.)](?=\p{L}{2})|[\d０-９]{1,3}[．。]|[０-９]+[.)]|\[[ x]?\]\s|:::|[´'‘’]{3}|[–—]{3,}$|\|.*\||\S+ \| \S.*\n.* \| |\d[.)] .*\n\d[.)] |([–*])\s?\p{L}.*\n\1)/mu,
  ],
];

const remedies = {
  yaml: "write the words alone; HTML, Markdown and lists do not work here",
  lines:
    "write the words alone, or a link as [words](/privacy-policy); HTML and other Markdown do not work here",
  markdown:
    "the page would show this as it is; compare it with the examples of Markdown in content/README.md, or write \\ before the sign",
};

/** Characters of Word's symbols, marks of chat programs, and text that was read in another encoding. */
const garbled =
  /[\p{Co}\ufffd]|:contentReference\[|【\d+†|[âÃÂ](?=[€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œ©®¡-¿])/u;

/** Finds what the page would show and no editor means: signs of markup, names in braces, letters of another alphabet. */
export function copyMistakes(
  text: string,
  { kind, variables, keepsLines }: CopyRules,
): CopyMistake[] {
  const found = (index: number, words: string, advice: string) => {
    const [line = ""] = words.split("\n", 1);
    return { index, words: line, message: `found ${quoted(line)} – ${advice}` };
  };
  const [sign] = signs
    .filter(([where]) =>
      where === "lines" ? !keepsLines : where === "both" || where === kind,
    )
    .map(([, find]) => find.exec(text))
    .filter((match) => match !== null)
    .sort((one, other) => one.index - other.index);
  const paste = garbled.exec(text);
  const all = [
    ...(paste
      ? [
          found(
            paste.index,
            text.slice(paste.index),
            "this was garbled when it was pasted; type it again",
          ),
        ]
      : []),
    ...(sign
      ? [
          found(
            sign.index,
            kind === "yaml" ? sign[0].trim() : text.slice(sign.index),
            remedies[keepsLines ? "lines" : kind],
          ),
        ]
      : []),
    ...otherAlphabets(text),
    ...braceMistakes(text, variables).map(({ index, words, advice }) =>
      found(index, words, advice),
    ),
  ];
  // The first of those about the same words.
  return all.filter(({ index }, rank) =>
    all
      .slice(0, rank)
      .every(
        (other) =>
          index < other.index || index >= other.index + other.words.length,
      ),
  );
}

/** Words that mix English letters with Cyrillic ones or the like. */
export function otherAlphabets(text: string): CopyMistake[] {
  return [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].flatMap(
    ({ 0: words, index }) => {
      // Signs such as the µ and Ω of units stand alone or at the end of a word.
      const letter = /[^\p{Script=Latin}\p{M}\dµΩΔπªº]/u.exec(words)?.[0];
      return letter && /\p{Script=Latin}/u.test(words)
        ? {
            ...{ index, words },
            message: `found "${words}" – "${letter}" is a letter of another alphabet; type the English letter in its place`,
          }
        : [];
    },
  );
}

/** Names in braces that nothing fills in, and braces without their partner. */
function braceMistakes(text: string, variables: readonly string[]) {
  const advice =
    variables.length > 0
      ? `write one of these: ${variables.join(", ")}`
      : "write the words themselves, or a reference such as {site.brand.name}";
  const pairs = /\{[^{}\n]{0,80}\}/g;
  const blanked = (words: string) => blank.repeat(words.length);
  const others = text.replace(reference, blanked);
  return [
    ...[...others.matchAll(pairs)].map(({ 0: words, index }) => ({
      ...{ index, words },
      advice: `the page would show this as it is; ${advice}`,
      isKnown: variables.includes(words.replace(/ /g, "")),
    })),
    ...[...others.replace(pairs, blanked).matchAll(/\{\S*|[^\s{]*\}/g)].map(
      ({ 0: words, index }) => ({
        ...{ index, words: text.slice(index, index + words.length) },
        advice:
          "a brace without its partner; write a name between { and }, as in {site.brand.name}",
        isKnown: false,
      }),
    ),
  ].filter(({ isKnown }) => !isKnown);
}
