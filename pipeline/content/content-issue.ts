import type { ContentFile } from "./content-file";
import { fieldName, type Problem } from "./problem";

/** A problem between fields or files, without its line number. */
export interface ContentIssue {
  /** The file's name in `content/`. */
  file: string;
  path: PropertyKey[];
  message: string;
}

/** Adds the line and column of the field to an issue. */
export function locate(
  { file: name, path, message }: ContentIssue,
  files: ContentFile[],
): Problem {
  const file = `content/${name}`;
  const yaml = files.find((one) => one.file === file)?.yaml;
  return {
    file,
    ...(yaml?.placeOf(path) ?? { line: 1, column: 1 }),
    field: fieldName(path),
    message,
  };
}
