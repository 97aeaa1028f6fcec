/** Something wrong with a content file: where it is, what it is and how to mend it. */
export interface Problem {
  /** The file, relative to the project, for example `content/faq.yaml`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** The field, for example `plans[1].monthlyPrice`; empty for the file as a whole. */
  field: string;
  /** What was expected, what was found and how to mend it. */
  message: string;
}

/** Writes a path into a file as editors read it: `["plans", 1, "name"]` is `plans[1].name`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Writes problems one per line, by file and position. */
export function report(problems: readonly Problem[]): string {
  return [...problems]
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    )
    .map(
      ({ file, line, column, field, message }) =>
        `${file}:${line}:${column}  ${field && `${field}: `}${message}`,
    )
    .join("\n");
}
