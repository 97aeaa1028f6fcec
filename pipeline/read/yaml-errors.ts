import {
  isAlias,
  isScalar,
  isSeq,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from "yaml";
import type { Mistake } from "../problem";

/** The start of a comment that marks a placeholder. */
export const placeholder = /^ *placeholder\b[\s:–-]*/i;

/** Finds what an editor has to mend in a YAML file. Tells the first error only, since one mistake often causes several. */
export function mistakesIn(document: Document.Parsed, text: string): Mistake[] {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return [...swallowed(document), ...listsInTexts(document, text)];
  return [explain(error, document, text)];
}

const quoteIt = 'put the whole text between two " marks';
const align =
  "this line is not aligned with the lines it belongs to – start it with the same number of spaces";
const tab = "a tab at the start of a line – use spaces";

const messages: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: tab,
  DUPLICATE_KEY:
    "this field appears twice – keep one and delete the other, or put back the dash that starts its item",
  BLOCK_AS_IMPLICIT_KEY: `a colon inside text, or a line that starts too far left or right – ${quoteIt}, or start the line where the lines around it start`,
  MULTILINE_IMPLICIT_KEY:
    'a line without a field name – write "name: text", with a space after the colon; a text of several lines starts below its name, after >-',
  MULTIPLE_DOCS: "a line of three dashes – delete it",
  BAD_SCALAR_START: `text cannot start with this character – ${quoteIt}`,
  BAD_DQ_ESCAPE: "a backslash inside quotation marks – write it twice, \\\\",
  BLOCK_IN_FLOW:
    "a comma is missing between { and } – add one after each value",
  TAG_RESOLVE_FAILED: `text that starts with ! – ${quoteIt}`,
};

/** Where a message of the parser has these words, ours says more. */
const byWords: [words: RegExp, message: string][] = [
  [/Sequence item without|same column|Block scalar lines/, align],
  [
    /scalar at node end/,
    `text continues after a closing quotation mark, star or bracket – ${quoteIt}; inside it use “ and ”`,
  ],
  [
    /block-seq-ind/,
    "a list starts on the same line as its name – put the first dash on the next line",
  ],
  [
    /Block scalar header|YAML token/,
    "text starts on the same line as its > or | – start it on the next line",
  ],
  [
    /followed by map values/,
    'a line without a colon – write "name: text"; a text of several lines starts below its name, after >-',
  ],
];

/** Explains a parser's error to an editor. */
function explain(
  { code, message, pos }: YAMLError,
  document: Document.Parsed,
  text: string,
): Mistake {
  const [offset] = pos;
  const mistake = (said: string, place = offset) => ({
    offset: place,
    message: said,
  });
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  const rest = text.slice(offset);
  if (line.trimStart().startsWith("<!--"))
    return mistake(
      "a remark starts with # in this file – write # in place of <!--, and delete the -->",
    );
  if (line.trimStart().startsWith("<"))
    return mistake(
      "a line of pasted code that is not below its field – put four spaces before it, two more than before snippet:",
    );
  if (rest.startsWith("\t")) return mistake(tab);
  if (/^ *-\w/.test(line))
    return mistake("a dash without a space after it – write a space");
  if (code === "BLOCK_AS_IMPLICIT_KEY" && rest.startsWith("- "))
    return mistake(
      "a dash further left than the lines before it – in a text, write sentences in place of a list; in a list, start it below the dashes before it",
    );
  const name = /^([\w-]+)[:：]\S/.exec(rest)?.[1];
  if (name && /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code))
    return mistake(
      `the colon after "${name}" does not count – write "${name}: text", with an ordinary colon and a space after it`,
    );
  const below = lineBelow(document, offset, text);
  if (code === "BLOCK_AS_IMPLICIT_KEY" && below !== undefined)
    return mistake(
      `${align}; or if it goes on with the text above, ${quoteIt}`,
      below,
    );
  if (message.includes("Missing closing"))
    return mistake(
      "the quotation mark that opens here is never closed – add the closing one at the end of the text",
      openingQuote(document, offset),
    );
  if (message.includes("end with a"))
    return mistake(
      `a bracket is never closed – add the missing ${message.slice(-1)}`,
    );
  const [, known] = byWords.find(([words]) => words.test(message)) ?? [];
  return mistake(
    messages[code] ??
      known ??
      `the file cannot be read here (${code.toLowerCase().replaceAll("_", " ")}) – compare the line with the lines around it`,
  );
}

/** The line with the colon, where a text of several lines was taken for a field's name. */
function lineBelow(
  { errors }: Document.Parsed,
  offset: number,
  text: string,
): number | undefined {
  const end = errors.find(
    ({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === offset,
  )?.pos[1];
  const start = end && text.lastIndexOf("\n", end - 1) + 1;
  return start ? start + text.slice(start).search(/\S/) : undefined;
}

function openingQuote(document: Document.Parsed, end: number): number {
  let opening = end;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] < end)
        opening = range[0];
    },
  });
  return opening;
}

/** Text that is valid YAML but not what the editor meant, such as an alias or a comment. */
function swallowed(document: Document.Parsed): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [0, 0];
      const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag && "!";
      if (sign)
        found.push({
          offset: start,
          message: `text that starts with ${sign} – put it in quotation marks`,
        });
      else if (isCutOff(node))
        found.push({
          offset: end,
          message:
            "the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name",
        });
    },
  });
  return found;
}

/** True if a # inside a text may have turned the rest of it into a comment. */
function isCutOff(node: Node): boolean {
  if (!isScalar(node) || !node.comment) return false;
  const isText = node.type === "PLAIN" && typeof node.value === "string";
  return (
    /^\S/.test(node.comment) || (isText && !placeholder.test(node.comment))
  );
}

const bullet = /^[ \t]*(?:[-*•]|1[.)])[ \t]/m;

/** Finds the first line of each list inside a text, which the page would run into one line. After `|` each line stays a line. */
function listsInTexts(document: Document.Parsed, text: string): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Scalar(_, { range, type, value }, parents) {
      if (!range || typeof value !== "string" || type === "BLOCK_LITERAL")
        return;
      // The first line has the field's name, or the > or |.
      const start = text.indexOf("\n", range[0]) + 1;
      const lines = start > 0 ? text.slice(start, range[1]) : "";
      const match = bullet.exec(lines);
      if (match && !isNote(lines))
        found.push({
          offset: start + match.index + match[0].search(/\S/),
          message: isSeq(parents.at(-1))
            ? align
            : "a list does not work here – write sentences, with an empty line between paragraphs; if this is a dash, move it to the end of the line before",
        });
    },
  });
  return found;
}

/** Whether the one star at the start of a line begins the last paragraph, and a star behind a word points to it. */
function isNote(lines: string): boolean {
  const paragraphs = lines.trim().split(/\n[ \t]*\n\s*/);
  const last = paragraphs.pop() ?? "";
  return (
    /^\*[ \t]/.test(last) &&
    lines.match(new RegExp(bullet, "gm"))?.length === 1 &&
    paragraphs.some((text) => /[^\s*]\*(?!\*)/.test(text))
  );
}
