import {
  LineCounter,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from "yaml";
import type { Place, Problem } from "./problem";
import { explainYaml } from "./yaml-mistakes";

/** Parsed YAML: its data, and the position of each part. */
export interface YamlFile {
  data: unknown;
  /** The position of the value at a path, or of some words in it; if absent, of its nearest parent. */
  placeOf(path: readonly PropertyKey[], words?: string): Place;
  /** The position of the last key of a path. */
  placeOfKey(path: readonly PropertyKey[]): Place;
  /** The comment on the line of the value at a path, without the # sign. */
  commentOn(path: readonly PropertyKey[]): string | undefined;
  /** Syntax errors; `data` is undefined if there are any. */
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

  function pairAt(path: readonly PropertyKey[]) {
    const parent =
      path.length > 1 ? nodeAt(path.slice(0, -1)) : document.contents;
    return isMap(parent)
      ? parent.items.find(
          (item) =>
            isPair(item) &&
            isScalar(item.key) &&
            item.key.value === path.at(-1),
        )
      : undefined;
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
    const key = pairAt(path)?.key;
    return isNode(key) && key.range ? placeAt(key.range[0]) : placeOf(path);
  }

  const problems = mistakesIn(document, text).map(({ offset, message }) => ({
    file,
    ...placeAt(offset),
    field: "",
    message,
  }));

  return {
    data: problems.length === 0 ? document.toJS() : undefined,
    placeOf,
    placeOfKey,
    commentOn: (path) => nodeAt(path)?.comment?.trim(),
    problems,
  };
}

interface Mistake {
  offset: number;
  message: string;
}

/** Reports the first error only, since one mistake often causes several; duplicate keys are all reported. */
function mistakesIn(document: Document.Parsed, text: string): Mistake[] {
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  const reported = errors.filter(
    ({ code }, index) =>
      index === 0 ||
      (code === "DUPLICATE_KEY" && errors[0]?.code === "DUPLICATE_KEY"),
  );
  if (reported.length > 0) {
    return reported.map((error) => ({
      offset: error.message.includes("Missing closing")
        ? openingQuote(document, error.pos[0])
        : error.pos[0],
      message: explainYaml(error),
    }));
  }
  return swallowed(document, text);
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
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [text.length, text.length];
      if (isAlias(node)) add(start, startsWith("*"));
      else if (node.anchor) add(start, startsWith("&"));
      else if (node.tag) add(start, startsWith("!"));
      else if (isCutOff(node))
        add(
          end,
          "the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name",
        );
    },
  });
  return found;

  function add(offset: number, message: string) {
    found.push({ offset, message });
  }
}

/** True if a # inside a text may have turned the rest of it into a comment. */
function isCutOff(node: Node): boolean {
  if (!isScalar(node) || !node.comment) return false;
  const isText = node.type === "PLAIN" && typeof node.value === "string";
  return (
    /^\S/.test(node.comment) ||
    (isText && !/^ *placeholder\b/.test(node.comment))
  );
}

function startsWith(sign: string): string {
  return `text that starts with ${sign} – put it in quotation marks`;
}
