/** A place in a file; both numbers are counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What is wrong in a content file, where it is, and how to mend it. */
export interface Problem extends Place {
  /** The file, relative to the project, for example `content/faq.yaml`. */
  file: string;
  /** The field, for example `plans[1].monthlyPrice`; empty for the file as a whole. */
  field: string;
  /** What was expected, what was found and how to mend it. */
  message: string;
}

/** The same within one text, as an offset: `problemIn` of `read/source-file.ts` makes a problem of it. */
export interface Mistake {
  offset: number;
  message: string;
}

/** Makes a problem of a message about a field, or some words, of a file in `content/`. */
export type Locate = (
  name: string,
  path: readonly PropertyKey[],
  message: string,
  words?: string,
) => Problem;

/** Converts an offset in a text to a line and column. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Formats a path for editors: `["plans", 1, "name"]` is `plans[1].name`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Quotes words for a message, on one line and shortened. */
export function quoted(words: string): string {
  const line = words.trim().replace(/\s+/g, " ");
  return `"${line.length > 40 ? `${line.slice(0, 38)}…` : line}"`;
}

/** Formats problems, one per line, sorted by file and position. */
export function report(problems: readonly Problem[]): string {
  return sorted(problems)
    .map(
      ({ file, line, column, field, message }) =>
        `${file}:${line}:${column}  ${field && `${field}: `}${message}`,
    )
    .join("\n");
}

/**
 * Formats problems as workflow commands, which GitHub shows on the lines of a
 * pull request, see https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
 */
export function annotations(problems: readonly Problem[]): string {
  return sorted(problems)
    .map(
      ({ file, line, column, field, message }) =>
        `::error file=${property(file)},line=${line},col=${column}::${data(`${field && `${field}: `}${message}`)}`,
    )
    .join("\n");
}

function data(text: string): string {
  return text
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
