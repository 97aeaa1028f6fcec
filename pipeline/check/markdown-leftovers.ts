import { quoted, spaced } from "../schema/plain-text";
import { mixedWord } from "../schema/look-alikes";
import type { LeftText } from "./markdown-text";

/** What is left of Markdown in a text, and what to write instead. */
export interface Leftover {
  /** Where it starts in the Markdown. */
  offset: number;
  message: string;
}

type Rule = [find: RegExp, remedy: string];

const writeLink =
  "write [words](https://…), with no space between ] and (, none in the address, and ) at its end";
const writeItem = "start each item of a list with a hyphen and a space";
const writeTable =
  "a table needs a line such as | --- | --- | below its headings, with as many parts as there are headings";

/** Looks like the target of a link: an address, or a page of this site. Marks as in `markdown-text.ts`. */
const target = String.raw`(?:\uE001+|\uE002+|[/#][\w/#-]*|(?:mailto|tel):[^()]*|[\w./-]+\.[a-z]{2,}(?:[/#?]\S*?)?)`;

/** Mistakes anywhere in a text. Repetitions end at a bracket or a line, so that long texts stay fast. */
const anywhere: Rule[] = [
  [
    /!\[[^[\]\n]*\]\s*[([（][^\n)]*\)?/,
    "write ![what it shows](pictures/name.jpg), without spaces in the name or before (",
  ],
  [
    new RegExp(
      String.raw`\[[^[\]]+\](?:\s+|\s*:\s*|(?=[（{<\uE000]))[(（{<\uE000]\s*["“”]?${target}["“”]?\s*[)）}>]?`,
      "i",
    ),
    writeLink,
  ],
  [
    new RegExp(String.raw`\([^()\n]+\)\s?\[\s*${target}\s*\]`, "i"),
    "write the words between [ and ], and the address between ( and )",
  ],
  [/(?:\[[^[\]\n]*)?\]\([^\n)]*\)?/, writeLink],
  [/\[[^[\]\n]*\]\uE001+|\[[^[\]\d\n][^[\]\n]*\]:\s*\uE001+/, writeLink],
  [/\[\[[^\]\n]+\]\]/, writeLink],
  [/\[[^[\]\n]+\]\[[^[\]\n]*\]/, writeLink],
  [
    /\bhttps?(?::\/\/\s+(?=[\w-]+\.[a-z])|(?:[;：]\/|\/|:\s+\/)?\/(?=[\w.-])|:\/(?=\w))\S*/i,
    "write the address in full, from https:// on and without spaces",
  ],
  [/<\uE001+>?/, "write the address without < and >"],
  [/`[^`\n]*/, "write an apostrophe ', or a second ` after the code"],
  [
    /~~(?=[^\s~])[^\n~]*|(?<=[^\s~])~~/,
    "write ~~words~~ to strike them out, with ~~ on both sides",
  ],
  [
    /==(?=[^\s=])[^\n=]+==/,
    "write **words** for bold; this mark does not work here",
  ],
  [
    /&(?:nbsp|amp|quot|apos|lt|gt|copy|reg|trade|hellip|[mn]dash|[lr][sd]quo|bull|middot|euro)(?![a-z;])|&amp;(?:[a-z]+|#\w+);|&#x?[\da-f]+(?![\da-f;])/i,
    "write the character itself",
  ],
  [
    /<\s*\/?\s*(?:br|b|i|u|p|em|strong|div|span|ul|ol|li|h[1-6]|img|hr|sup|sub)(?:\s[^<>\n]*)?\/?\s*>/i,
    "write plain text, or Markdown; HTML does not work here",
  ],
  [
    /<!(?!--)\s*[-–—][^\n>]*>?|<[-–—]{2}[^\n>]*>?|(?<!<!--[^]*)--+>|—>/,
    "write a comment as <!-- … -->, on a line of its own",
  ],
  [
    /\{\{[^}\n]*\}\}|\{%[^}\n]*%\}/,
    "write the words themselves; such a variable does not work here",
  ],
  [spaced, "write the name without spaces between { and }"],
  [/\{[#.:][\w-]+\}/, "delete it; a heading gets its anchor by itself"],
  [/\^\[[^\]\n]*\]?/, "write a footnote into the text, in parentheses"],
  [/(?<![\w:]):[a-z][a-z_+-]{2,}:(?![\w:])/, "write the emoji itself"],
  [
    /(?<!\w:\S{0,200})\\(?=\s|\p{L}|$)\S*/u,
    "delete the backslash, or write / where you mean one",
  ],
  [/[＊＃［］｜｀]/, "type this character as your keyboard has it in English"],
  [
    /(?<!\w)__?(?=\p{L})[^_\n]*[^\s\w]__?(?=\w)/u,
    "put a space after the last _",
  ],
  [
    /(?<!\w)__\p{Lu}\p{Ll}+[\s:,.][^_\n]*/u,
    "write **words** for bold, with ** on both sides",
  ],
];

/**
 * Mistakes at the start of a line. Where the sign has a meaning in English too,
 * it counts as `first` of a text or below a colon, or only `twice` in one text.
 */
const atLineStart: [...Rule, only?: "first" | "twice"][] = [
  [
    /^(?:[#＃]{2,}(?![^\S \t])|＃)/,
    "put a space between ## and the words of a heading, which has two to six #",
  ],
  [/^[•●◦▪▫■‣⁃∙○·➢]/, writeItem],
  [/^[✓✔☑✗✘►▸▶→➔★☆①-⑳]/, writeItem, "twice"],
  [/^[–—]/, writeItem, "twice"],
  [/^[-+](?=\p{L})|^[‐‑−－](?=\s*\p{L})/u, writeItem, "first"],
  [/^\*(?=\p{L}[^*]*$)/u, writeItem, "twice"],
  [
    /^\d{1,3}[.)](?=\p{L}\p{L}+(?:[\s,]|$)|\p{Lu}\s)/u,
    'put a space after the number of an item: "1. Text"',
  ],
  [
    /^(?:[\d０-９]{1,3}[．。）｡]|[０-９]{1,3}[.)])/,
    'type the number of an item with an ordinary digit and dot: "1. Text"',
  ],
  [
    /^\d{1,3}[.)]\s/,
    "put an empty line before a list, and start it with 1",
    "twice",
  ],
  [/^\[[ xX]?\]\s/, "write the line without [ ]; a task list does not work"],
  [/^(?::::|!!!)/, "write the words alone; a box does not work here"],
  [/^(?:[´'‘’]{3}|["“”]{3})/, "delete this line"],
  [
    /^(?:[-–—=_*~+•·#] *){2,}$/,
    "write --- between two empty lines for a line across the page, or delete it",
  ],
  [/^\|.*\||^:?-{2,}:?\s*\|/, writeTable],
  [/^[^|]*[^\s|] \| /, writeTable, "twice"],
];

/** Finds what an editor meant as Markdown and Markdown left as text. English passes: 5 * 3, #1, - a dash. */
export function leftovers(texts: LeftText[]): Leftover[] {
  return texts.flatMap((text) => {
    const found = [
      ...(text.block.type === "paragraph" ? lineMistakes(text.text) : []),
      ...anywhere.flatMap(([find, remedy]) => {
        const match = find.exec(text.text);
        return match ? { index: match.index, words: match[0], remedy } : [];
      }),
      ...headingInWords(text),
      ...mixedAlphabets(text.text),
    ];
    // One mistake often fits two rules: the first one counts.
    return found
      .filter(({ index, words }, rank) =>
        found
          .slice(0, rank)
          .every(
            (other) =>
              index >= other.index + other.words.length ||
              other.index >= index + words.length,
          ),
      )
      .map(({ index, remedy, words }) => ({
        offset: text.start + index,
        message: `found ${quoted(written(text, index, words))} – ${remedy}`,
      }));
  });
}

/** The words as the file has them. */
function written({ source, start }: LeftText, index: number, words: string) {
  return source.slice(start + index, start + index + words.length).trim();
}

interface Match {
  index: number;
  words: string;
  remedy: string;
}

function lineMistakes(text: string): Match[] {
  let index = 0;
  const lines = text.split("\n").map((line, number, all) => {
    // Bold may start a line.
    const words = line.replace(/^[\s\uE000]+/, "");
    const start = index + line.length - words.length;
    index += line.length + 1;
    const opens = number === 0 || /:\s*$/.test(all[number - 1] ?? "");
    return { words, start, opens };
  });
  return atLineStart.flatMap(([find, remedy, only]) => {
    const found = lines.filter(({ words }) => find.test(words));
    const [first] = found;
    const counts =
      !only ||
      found.length > 1 ||
      found.some(
        ({ opens, start }) => opens && (only === "first" || start > 0),
      );
    return first && counts
      ? [{ index: first.start, words: first.words, remedy }]
      : [];
  });
}

/** A word with letters of two alphabets, which a pasted text may have. */
function mixedAlphabets(text: string): Match[] {
  const mixed = mixedWord(text);
  return mixed ? [{ ...mixed, index: text.indexOf(mixed.words) }] : [];
}

/** "#Your choices" on a line of its own. "#MapPack" may be a hashtag. */
function headingInWords({ block, text }: LeftText): Match[] {
  const isOne =
    block.type === "paragraph" &&
    /^#\p{Lu}\p{Ll}+(?: [\p{L}’'&,-]+){1,6}$/u.test(text);
  return isOne
    ? [{ index: 0, words: text, remedy: "start a heading with ## and a space" }]
    : [];
}
