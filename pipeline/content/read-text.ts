import { readFileSync } from "node:fs";
import type { Place, Problem } from "./problem";

/** Maximum size in bytes; larger files would slow down the checks. */
const largest = 300_000;

/** Invisible characters: controls, zero-width spaces and direction marks. Allows joiners (U+200C, U+200D), which some scripts need. */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** A content file's text, or why it cannot be read. */
interface TextFile {
  /** Absent if the file cannot be read. */
  text?: string;
  problems: Problem[];
}

/**
 * Reads a content file and checks what comes before YAML or Markdown: its
 * encoding, line endings and merge markers.
 *
 * @param path where the file is
 * @param file its name for messages, for example `content/faq.yaml`
 */
export function readText(path: string, file: string): TextFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return { problems: [missingFile(file)] };
  }
  const at = ({ line, column }: Place, message: string): TextFile => ({
    problems: [{ file, line, column, field: "", message }],
  });
  const start = { line: 1, column: 1 };

  if (bytes.length > largest) {
    return at(
      start,
      `the file is ${Math.ceil(bytes.length / 1000)} kB, the limit is ${largest / 1000} kB – remove what was pasted by mistake`,
    );
  }
  const text = bytes.toString("utf8");
  if (!Buffer.from(text).equals(bytes)) {
    const place = placeAt(text, Math.max(text.indexOf("\ufffd"), 0));
    return at(
      place,
      "the file is not saved as UTF-8 – save it again with the encoding UTF-8, and retype the accented letters",
    );
  }
  if (text.startsWith("\ufeff")) {
    return at(
      start,
      "the file starts with an invisible byte order mark (BOM) – save it again as UTF-8 without BOM",
    );
  }
  const carriageReturn = text.indexOf("\r");
  if (carriageReturn >= 0) {
    return at(
      placeAt(text, carriageReturn),
      "the file has Windows line endings (CRLF) – choose LF at the bottom of your editor and save it again",
    );
  }
  const marker = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \n]|$)/m.exec(text);
  if (marker) {
    return at(
      placeAt(text, marker.index),
      `a merge left both versions in the file – keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>`,
    );
  }
  const hidden = invisible.exec(text);
  if (hidden) {
    const code = hidden[0].charCodeAt(0).toString(16).toUpperCase();
    return at(
      placeAt(text, hidden.index),
      `there is an invisible character here (U+${code.padStart(4, "0")}) – delete the words around it and retype them`,
    );
  }
  return { text, problems: [] };
}

/** Converts an offset in a text to a line and column. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** The problem of a missing required file. */
export function missingFile(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    field: "",
    message: "the file is missing – put it back under exactly this name",
  };
}
