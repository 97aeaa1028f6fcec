import { LineCounter, isMap, isNode, isScalar, parseDocument } from "yaml";
import type { Place, Problem } from "../problem";
import { placeholdersIn } from "./placeholders";
import { mistakesIn } from "./yaml-mistakes";
import { setLines } from "./yaml-text";

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
