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
 * The signs that the page would show: `both` everywhere; `yaml` where Markdown would
 * read them, since YAML has none; `lines` where the page does not keep lines; and
 * `markdown` where the parser has left them over. Every repetition in a pattern for
 * YAML is bounded, so that long texts stay fast.
 */
const signs: [kind: "yaml" | "lines" | "markdown" | "both", find: RegExp][] = [
  // <b>, <!--, </b, <a href="/"
  [
    "both",
    /<\/?[a-z][\w-]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>|<[!?][a-z-]+|<\/[a-z]|<[a-z][\w-]*\s[^<>]*=/i,
  ],
  // Cells of a table with tabs between them.
  ["both", /[^\n\t]*\S\t+\S[^]*\S\t+\S/],
  // &copy; but not "Q&As;".
  ["yaml", /(?<![A-Z])&(?:[a-zA-Z]{2,}\d*|#\d+|#[xX][\da-fA-F]+);/],
  // *a*, _a_ and __a__
  ["yaml", /(?<=^|[\s("“'])(\*|__?)(?=\S)[^*_]{1,200}(?<=\S)\1(?!\w)/m],
  // **a**, wherever it stands
  ["yaml", /\*\*(?=\S)[^*]{1,200}\*\*/],
  // *a:*b and _a:_b
  ["yaml", /(?<![\w*])(\*|__?)(?=\p{L})[^*_\n]{1,200}[^\s\w*]\1(?=\w)/u],
  // [a](b) and [a][b]
  ["yaml", /!?\[[^[\]]{1,200}\](?:\([^()]{0,200}\)?|\[[^[\]]{0,200}\])/],
  // [a] (https://b)
  [
    "yaml",
    /\[[^[\]]{1,200}\]\s\((?:https?:|www\.|mailto:|tel:|[/#])[^()]{0,200}\)/i,
  ],
  // ## A heading
  ["yaml", /^#{2,6}\s?\S.*|^# \p{Lu}.*/mu],
  // `a`, ~~a~~ and a line of dashes
  ["yaml", /`[^`\n]{1,200}`|~~[^~\n]{1,200}~~|^(?:-{3,}|\*{3,}|={3,})$/m],
  // - a, 1. a or a) a, on two lines
  [
    "lines",
    /^([-*+•●·▪–]|(?:\d{1,2}|[a-z])[.)]) \S.*\n+(?:\1|(?:\d{1,2}|[a-z])[.)]) \S.*/m,
  ],
  // **a:**b
  ["markdown", /\*\*(?=\S)[^*\n]*[^*\s\w]\*\*\w/],
  // **Retention: two
  ["markdown", /^\*\*(?=\p{L}[^*]*[:.]\s)/mu],
  // Retention:** two, but not a note such as "**Excludes ad budget."
  ["markdown", /(?<=[:\s])\*\*(?!\p{L}[^:*]*\.$)/mu],
  // ** Retention:** two
  ["markdown", /^\*\*\s/m],
  // *a:*b, and a star that is not closed
  ["markdown", /(?<![\w*])\*(?=\p{L})[^*\n]*(?:[^\s\w*]\*\w|\b$)/mu],
  // __Retention: two
  ["markdown", /__?\p{Lu}\p{Ll}+:/u],
  // ~~a
  ["markdown", /~~(?=\w)/],
  // [a](b c), [a]<b> and a full-width bracket
  ["markdown", /\]\(|\][<{（]/],
  // [a]: https://b, but not a source such as "[1] https://b"
  ["markdown", /(?<!\[\d{1,3})\]:?\s*[(<]?\0/],
  // [a] (/b)
  ["markdown", /\]\s\([/\w.-]*[/.]/],
  // (a)[https://b]
  ["markdown", /\)\[[\w/.\0]/],
  // [[A]] and [a][b]
  ["markdown", /\[\[\p{L}|\]\[/u],
  // ![a] (b)
  ["markdown", /!\[[^\]]*\]\s*\(/],
  // <https://a
  ["markdown", /<\/?\0|<(?:https?:|www\.)/],
  // https:// a.com, http:/a.com
  ["markdown", /https?(?::\/\/\s+\w+\.\w|\/{1,2}\w|:\/\w)/],
  // O`Brien, {#top}, <!, and\or
  ["markdown", /`|\{[#.]\w|<!|(?<=\p{Ll})\\(?=\p{Ll})/u],
  // ##Heading and #Your choices
  ["markdown", /^(?:#{2,}|#\p{Lu}\p{Ll}+ \p{L})/mu],
  // • a and ✓ a
  ["markdown", /^[•●◦▪‣·✓✔‐‑−]\s/m],
  // -names, 1.Names and １. Names
  [
    "markdown",
    /^(?:[-+](?=\p{L}{2})|\d{1,3}[.)](?=\p{L}{2})|[\d０-９]{1,3}[．。]|[０-９]+[.)])/mu,
  ],
  // [ ] a
  ["markdown", /^\[[ x]?\]\s/m],
  // ´´´ and –––
  ["markdown", /^(?:[´'‘’]{3}|[–—]{3,}$)/m],
  // | a | b |, and a | b on two lines
  ["markdown", /^(?:\|.*\||\S+ \| \S.*\n.* \| )/m],
  // 2. a, and – a or *a, on two lines
  ["markdown", /^(?:\d[.)] .*\n\d[.)] |([–*])\s?\p{L}.*\n\1)/mu],
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
  const pairs = /\{+[^{}\n]{0,80}\}+/g;
  const blanked = (words: string) => blank.repeat(words.length);
  const others = text.replace(reference, blanked);
  const unknown = [...others.matchAll(pairs)].filter(
    ([words]) => !variables.includes(words.replace(/ /g, "")),
  );
  const alone = others.replace(pairs, blanked).matchAll(/\{\S*|[^\s{]*\}/g);
  // As written: a reference within them is blank.
  const found = (
    { 0: { length }, index }: RegExpExecArray,
    remedy: string,
  ) => ({
    ...{ index, words: text.slice(index, index + length) },
    advice: remedy,
  });
  return [
    ...unknown.map((match) =>
      found(match, `the page would show this as it is; ${advice}`),
    ),
    ...[...alone].map((match) =>
      found(
        match,
        "a brace without its partner; write a name between { and }, as in {site.brand.name}",
      ),
    ),
  ];
}
