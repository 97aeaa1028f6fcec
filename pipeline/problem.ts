/** A place in a file; both numbers are counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A mistake in a content file: where it is, what it is and how to fix it. */
export interface Problem extends Place {
  /** The file, relative to the project, for example `content/faq.yaml`. */
  file: string;
  /** The field, for example `plans[1].monthlyPrice`; empty for the file as a whole. */
  field: string;
  /** What was expected, what was found and how to fix it. */
  message: string;
}

/** A field marked `# placeholder` until the real text is known. */
export interface Placeholder extends Omit<Problem, "message"> {
  /** The text of the comment, which says what to write. */
  wanted: string;
}

/** A problem between fields or files, without its line number. */
export interface Issue {
  /** The file's name in `content/`. */
  file: string;
  path: PropertyKey[];
  /** Words of a Markdown text, which has no paths. */
  words?: string;
  message: string;
}

/** Converts an offset in a text to a line and column. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** A problem of a file as a whole. */
export function wholeFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: "", message };
}

/** Formats a path for editors: `["plans", 1, "name"]` is `plans[1].name`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
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
