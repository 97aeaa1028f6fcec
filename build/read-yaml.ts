import {
  LineCounter,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  visit,
} from "yaml";
import type { Problem } from "./problem";

/** A place in a file; both numbers are counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A YAML text that was read: its data, and where each part of it stands. */
export interface YamlFile {
  data: unknown;
  /** Where the value at a path stands, or the nearest thing around it. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Where the key that ends a path stands. */
  placeOfKey(path: readonly PropertyKey[]): Place;
  /** The comment on the line of the value at a path, without the # sign. */
  commentOn(path: readonly PropertyKey[]): string | undefined;
  /** What is wrong with the text as YAML; `data` means nothing unless this is empty. */
  problems: Problem[];
}

/**
 * Reads YAML 1.2 and keeps the positions.
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

  function placeOf(path: readonly PropertyKey[]): Place {
    for (let length = path.length; length > 0; length -= 1) {
      const range = nodeAt(path.slice(0, length))?.range;
      if (range) return placeAt(range[0]);
    }
    return placeAt(0);
  }

  function placeOfKey(path: readonly PropertyKey[]): Place {
    const key = pairAt(path)?.key;
    return isNode(key) && key.range ? placeAt(key.range[0]) : placeOf(path);
  }

  const problems = document.errors.map((error) => ({
    file,
    ...placeAt(error.pos[0]),
    field: "",
    message: `not valid YAML: ${error.message}`,
  }));
  visit(document, {
    Alias(_, { range }) {
      problems.push({
        file,
        ...placeAt(range?.[0] ?? 0),
        field: "",
        message:
          "not valid here: a text that starts with * – put it in quotation marks",
      });
    },
  });

  return {
    data: problems.length === 0 ? document.toJS() : undefined,
    placeOf,
    placeOfKey,
    commentOn: (path) => nodeAt(path)?.comment?.trim(),
    problems,
  };
}
