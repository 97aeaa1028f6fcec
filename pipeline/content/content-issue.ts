import type { ContentFile } from "./content-file";
import { fieldName, type Place, type Problem } from "./problem";

/** A problem between fields or files, without its line number. */
export interface ContentIssue {
  /** The file's name in `content/`. */
  file: string;
  path: PropertyKey[];
  /** Words of a Markdown text, which has no paths. */
  words?: string;
  message: string;
}

/** Adds the line and column of the field to an issue. */
export function locate(
  { file: name, path, words, message }: ContentIssue,
  files: ContentFile[],
): Problem {
  const file = `content/${name}`;
  const read = files.find((one) => one.file === file);
  const place = words
    ? placeIn(read?.text ?? "", words)
    : read?.yaml.placeOf(path);
  return {
    file,
    ...(place ?? { line: 1, column: 1 }),
    field: fieldName(path),
    message,
  };
}

/** Where words first stand in a text. */
function placeIn(text: string, words: string): Place {
  const before = text.slice(0, Math.max(text.indexOf(words), 0)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
