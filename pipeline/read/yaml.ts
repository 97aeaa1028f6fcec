import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import type { Mistake } from "../problem";
import { mistakesIn, placeholder } from "./yaml-errors";

/** Parsed YAML: its data, and where each part stands in the text. */
export interface YamlFile {
  /** Undefined if there are mistakes. */
  data: unknown;
  /** Where the value at a path starts, or some words in it; if absent, its nearest parent. */
  offsetOf(path: readonly PropertyKey[], words?: string): number;
  /** Where the last key of a path starts. */
  offsetOfKey(path: readonly PropertyKey[]): number;
  /** The value at a path as it was typed; undefined if there is none. */
  sourceOf(path: readonly PropertyKey[]): string | undefined;
  /** The fields marked `# placeholder`, and what the comment asks for. */
  placeholders: { path: PropertyKey[]; wanted: string }[];
  /** Syntax errors. */
  mistakes: Mistake[];
}

/**
 * Parses YAML 1.2 and keeps the offsets.
 *
 * @param text a file
 * @param start where its YAML starts, for front matter
 */
export function readYaml(text: string, start = 0, end = text.length): YamlFile {
  const written = withoutCommas(text.slice(start, end));
  const document = parseDocument(written, { prettyErrors: false });

  function nodeAt(path: readonly PropertyKey[]) {
    const node = document.getIn(path, true);
    return isNode(node) ? node : undefined;
  }

  function sourceOf(path: readonly PropertyKey[]): string | undefined {
    const range = nodeAt(path)?.range;
    return range ? written.slice(range[0], range[1]) : undefined;
  }

  function offsetOf(path: readonly PropertyKey[], words = ""): number {
    const range = nodeAt(path)?.range;
    if (!range) return path.length > 0 ? offsetOf(path.slice(0, -1)) : start;
    const within = written.slice(range[0], range[1]).indexOf(words);
    return start + (path.length > 0 ? range[0] + Math.max(within, 0) : 0);
  }

  function offsetOfKey(path: readonly PropertyKey[]): number {
    const parent =
      path.length > 1 ? nodeAt(path.slice(0, -1)) : document.contents;
    const key = isMap(parent)
      ? parent.items
          .map((pair) => pair.key)
          .find((one) => isScalar(one) && one.value === path.at(-1))
      : undefined;
    return isNode(key) && key.range ? start + key.range[0] : offsetOf(path);
  }

  const mistakes = mistakesIn(document, written);
  const sound = mistakes.length === 0;
  if (sound) setLines(document);
  return {
    data: sound ? document.toJS() : undefined,
    ...{ offsetOf, offsetOfKey, sourceOf },
    placeholders: sound ? placeholdersIn(document, written) : [],
    mistakes: mistakes.map(({ offset, message }) => ({
      offset: start + offset,
      message,
    })),
  };
}

/** Reads `{ low: 1,000 }` as it was meant. Spaces take the place of the commas, so that offsets stay. */
function withoutCommas(text: string): string {
  return text.replace(/(?<=[:-] )\{[^{}\n]*\}/g, (group) =>
    group.replace(/(?<=: *)\$? ?\d{1,3}(?:,\d{3})+(?= *[,}])/g, (number) =>
      number.replaceAll(",", "").padEnd(number.length),
    ),
  );
}

/**
 * Gives texts their empty lines back, without spaces at the end of a line. YAML
 * reads an empty line as a line break, except after `|`, where a line break is one
 * and an empty line makes two.
 */
function setLines(document: Document.Parsed): void {
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== "string") return;
      const text = scalar.value.replace(/[ \t]+$/gm, "");
      scalar.value =
        scalar.type === "BLOCK_LITERAL" ? text : text.replace(/\n+/g, "\n\n");
    },
  });
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
