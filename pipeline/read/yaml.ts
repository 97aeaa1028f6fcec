import {
  LineCounter,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from "yaml";
import type { Place, Problem } from "../problem";
import { hiddenAt, oddSpace } from "./text";
import { listsInTexts, setLines } from "./yaml-text";

/** Parsed YAML: its data, and the position of each part. */
export interface YamlFile {
  /** Undefined if there are problems. */
  data: unknown;
  /** The position of the value at a path, or of some words in it; if absent, of its nearest parent. */
  placeOf(path: readonly PropertyKey[], words?: string): Place;
  /** The position of the last key of a path. */
  placeOfKey(path: readonly PropertyKey[]): Place;
  /** What the file has at a path, as it was typed; undefined if nothing. */
  sourceOf(path: readonly PropertyKey[]): string | undefined;
  /** The fields marked `# placeholder`, and what the comment asks for. */
  placeholders: { path: PropertyKey[]; wanted: string }[];
  /** Syntax errors. */
  problems: Problem[];
}

/**
 * Parses YAML 1.2 and keeps the positions.
 *
 * @param file the file's name for messages
 * @param text the whole text
 * @param firstLine the line of the file on which the text starts, for front matter
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });

  function placeAt(offset: number): Place {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  }

  function nodeAt(path: readonly PropertyKey[]) {
    const node = document.getIn(path, true);
    return isNode(node) ? node : undefined;
  }

  function placeOf(path: readonly PropertyKey[], words = ""): Place {
    for (let length = path.length; length > 0; length -= 1) {
      const range = nodeAt(path.slice(0, length))?.range;
      if (!range) continue;
      const within = text.slice(range[0], range[1]).indexOf(words);
      return placeAt(range[0] + Math.max(within, 0));
    }
    return placeAt(0);
  }

  function placeOfKey(path: readonly PropertyKey[]): Place {
    const parent =
      path.length > 1 ? nodeAt(path.slice(0, -1)) : document.contents;
    const key = isMap(parent)
      ? parent.items
          .map((pair) => pair.key)
          .find((one) => isScalar(one) && one.value === path.at(-1))
      : undefined;
    return isNode(key) && key.range ? placeAt(key.range[0]) : placeOf(path);
  }

  function sourceOf(path: readonly PropertyKey[]): string | undefined {
    const range = nodeAt(path)?.range;
    return range ? text.slice(range[0], range[1]) : undefined;
  }

  const problems = mistakesIn(document, text).map(({ offset, message }) => ({
    file,
    ...placeAt(offset),
    field: "",
    message,
  }));
  const sound = problems.length === 0;
  if (sound) setLines(document);
  return {
    data: sound ? document.toJS() : undefined,
    placeOf,
    placeOfKey,
    sourceOf,
    placeholders: sound ? placeholdersIn(document, text) : [],
    problems,
  };
}

interface Mistake {
  offset: number;
  message: string;
}

/** Reports the first error only, since one mistake often causes several; duplicate keys are all reported. */
function mistakesIn(document: Document.Parsed, text: string): Mistake[] {
  const hidden = hiddenIn(document, text);
  if (hidden.length > 0) return hidden;
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  const reported = errors.filter(
    ({ code }, index) =>
      index === 0 ||
      (code === "DUPLICATE_KEY" && errors[0]?.code === "DUPLICATE_KEY"),
  );
  if (reported.length > 0)
    return reported.map((error) => ({
      offset: error.message.includes("Missing closing")
        ? openingQuote(document, error.pos[0])
        : error.pos[0],
      message: explain(error, text),
    }));
  return [...swallowed(document, text), ...listsInTexts(document, text)];
}

/** In the structure of a line: its indentation, dash, field name or colon, or before a placeholder's #. */
const structure = new RegExp(
  String.raw`^ *(?:- +)*(?:-?${oddSpace}|[\w-]+ *:${oddSpace}|[\w-]+(?= *${oddSpace}[\w -]*:(?: |$)) *${oddSpace})|${oddSpace}(?= *# *placeholder\b)`,
  "i",
);
const within = new RegExp(oddSpace);
const atEdge = new RegExp(`^${oddSpace}|${oddSpace}$`);

/** Finds spaces that YAML takes for letters, which hide a field's name or its value. In running text they are fine. */
function hiddenIn(document: Document.Parsed, text: string): Mistake[] {
  const found = new Map<number, string>();
  const look = (pattern: RegExp, words: string, offset: number) => {
    const match = pattern.exec(words);
    if (!match) return;
    const end = offset + match.index + match[0].length - 1;
    found.set(end, hiddenAt(match));
  };
  const texts = scalarsIn(document, text);
  visit(document, {
    Scalar(key, { range, type }) {
      if (!range) return;
      const [start, end] = range;
      if (key === "key") look(within, text.slice(start, end), start);
      else if (type === "PLAIN") look(atEdge, text.slice(start, end), start);
    },
  });
  let offset = 0;
  for (const line of text.split("\n")) {
    const at = offset;
    const continues = texts.some(([start, end]) => start < at && at < end);
    if (!continues) look(structure, line, at);
    offset += line.length + 1;
  }
  return [...found]
    .map(([at, message]) => ({ offset: at, message }))
    .sort((a, b) => a.offset - b.offset);
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
function swallowed(document: Document.Parsed, text: string): Mistake[] {
  const found: Mistake[] = [];
  const startsWith = (offset: number, sign: string) =>
    found.push({
      offset,
      message: `text that starts with ${sign} – put it in quotation marks`,
    });
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [text.length, text.length];
      if (isAlias(node)) startsWith(start, "*");
      else if (node.anchor) startsWith(start, "&");
      else if (node.tag) startsWith(start, "!");
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

const placeholder = /^ *placeholder\b[\s:–-]*/i;

/** True if a # inside a text may have turned the rest of it into a comment. */
function isCutOff(node: Node): boolean {
  if (!isScalar(node) || !node.comment) return false;
  const isText = node.type === "PLAIN" && typeof node.value === "string";
  return (
    /^\S/.test(node.comment) || (isText && !placeholder.test(node.comment))
  );
}

/** Finds the comments that start with "placeholder": behind a field, or on the line above it. */
function placeholdersIn(document: Document.Parsed, text: string) {
  const fields = fieldsIn(document.contents);
  const texts = scalarsIn(document, text);
  return [...text.matchAll(/(^|[ \t])#( *placeholder\b.*)/gim)].flatMap(
    ({ index, 1: before = "", 2: comment = "" }) => {
      const offset = index + before.length;
      if (texts.some(([start, end]) => start < offset && offset < end))
        return [];
      const lineStart = text.lastIndexOf("\n", offset) + 1;
      const isAlone = text.slice(lineStart, offset).trim() === "";
      const last = fields.findLast(({ start }) => start < offset);
      const next = fields.find(({ start }) => start > offset);
      const field = isAlone ? (next ?? last) : last;
      const wanted = comment.replace(placeholder, "").trim();
      return { path: field?.path ?? [], wanted };
    },
  );
}

/** Where the fields' names and values start and end, without the line of a > or |. */
function scalarsIn(document: Document.Parsed, text: string) {
  const found: [start: number, end: number][] = [];
  visit(document, {
    Scalar(_, { range, type, value }) {
      if (!range || value === null) return;
      const [start, end] = range;
      const isBlock = type?.startsWith("BLOCK");
      found.push([isBlock ? text.indexOf("\n", start) : start, end]);
    },
  });
  return found;
}

/** The fields and list items of a document, in order. A collection between brackets counts as one. */
function fieldsIn(
  node: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; start: number }[] {
  if ((!isMap(node) && !isSeq(node)) || node.flow) return [];
  return node.items.flatMap((item, index) => {
    const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
    const name = isPair(item) && isScalar(key) ? String(key.value) : index;
    const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
    const own = [...path, name];
    return [{ path: own, start }, ...fieldsIn(value, own)];
  });
}

/** What is left of "1,000" between { and }. */
export const commaInNumber =
  "a comma inside a number – write the number without it";

const quoteIt = "put the whole text in quotation marks";

const tab = "a tab at the start of a line – use spaces";

const mistakes: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: tab,
  DUPLICATE_KEY: "this field appears twice – keep one and delete the other",
  BLOCK_AS_IMPLICIT_KEY: `a colon inside text, or a line that is indented too far – ${quoteIt}, or indent the line like the lines around it`,
  MULTILINE_IMPLICIT_KEY:
    'a line without a field name – write "name: text", with a space after the colon',
  MULTIPLE_DOCS: "a line of three dashes – delete it",
  BAD_SCALAR_START: `text cannot start with this character – ${quoteIt}`,
  BAD_DQ_ESCAPE: "a backslash inside quotation marks – write it twice, \\\\",
  BLOCK_IN_FLOW:
    "a comma is missing between { and } – add one after each value",
  TAG_RESOLVE_FAILED: `text that starts with ! – ${quoteIt}`,
  RESOURCE_EXHAUSTION:
    "too many brackets inside brackets – delete what was pasted by mistake",
};

/** Explains a YAML parser's error to an editor. */
function explain({ code, message, pos }: YAMLError, text: string): string {
  const line = text.slice(pos[0]).split("\n", 1)[0] ?? "";
  if (line.trimStart().startsWith("<"))
    return "a line of pasted code that is not below its field – put four spaces before it, two more than before snippet:";
  if (line.startsWith("\t")) return tab;
  if (code === "BLOCK_AS_IMPLICIT_KEY" && line.startsWith("- "))
    return "a dash further left than the lines before it – in a text, write sentences in place of a list; in a list, start it below the dashes before it";
  const name = /^([\w-]+)[:：]\S/.exec(line)?.[1];
  const isColon = code === "MULTILINE_IMPLICIT_KEY" || code === "MISSING_CHAR";
  if (code === "DUPLICATE_KEY" && /^\d+/.test(line)) return commaInNumber;
  if (name && isColon)
    return `the colon after "${name}" does not count – write "${name}: text", with an ordinary colon and a space after it`;
  return mistakes[code] ?? byMessage(code, message);
}

function byMessage(code: string, message: string): string {
  if (message.includes("Missing closing"))
    return "the quotation mark that opens here is never closed – add the closing one at the end of the text";
  if (message.includes("end with a"))
    return `a bracket is never closed – add the missing ${message.slice(-1)}`;
  if (/Sequence item without|same column|Block scalar lines/.test(message))
    return "this line is not aligned with the lines it belongs to – start it with the same number of spaces";
  if (message.includes("scalar at node end"))
    return `text continues after a closing quotation mark, star or bracket – ${quoteIt}; inside it use “ and ”`;
  if (message.includes("block-seq-ind"))
    return "a list starts on the same line as its name – put the first dash on the next line";
  if (message.includes("Block scalar header") || message.includes("YAML token"))
    return "text starts on the same line as its > or | – start it on the next line";
  if (message.includes("followed by map values"))
    return 'a line without a colon – write "name: text"';
  return `the file cannot be read here (${code.toLowerCase().replaceAll("_", " ")}) – compare the line with the lines around it`;
}
