import { readFileSync } from "node:fs";
import { placeAt, wholeFile, type Problem } from "../problem";

/** Maximum size in bytes; larger files would slow down the checks. */
const largest = 300_000;

/**
 * Reads characters as they were meant: every line ends in \n, every kind of space is
 * a space, and what nobody sees goes. An emoji keeps the joiners and variation
 * selectors that it is made of.
 */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Zs}\p{Zl}\p{Zp}]/gu, " ")
    .replace(
      /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d)(?![\n\t\ufe00-\ufe0f\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu,
      "",
    );
}

/** A content file's text, or why it cannot be read. */
interface TextFile {
  /** Absent if the file cannot be read. */
  text?: string;
  problems: Problem[];
}

/**
 * Reads a content file with its characters cleaned, and checks what comes before
 * YAML or Markdown: its encoding and merge markers.
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
  if (bytes.length > largest)
    return {
      problems: [
        wholeFile(
          file,
          `the file is ${Math.ceil(bytes.length / 1000)} kB, the limit is ${largest / 1000} kB – remove what was pasted by mistake`,
        ),
      ],
    };
  const decoded = bytes.toString("utf8");
  const text = clean(decoded);
  const found = (offset: number, message: string): TextFile => ({
    problems: [{ file, ...placeAt(text, offset), field: "", message }],
  });
  if (!Buffer.from(decoded).equals(bytes))
    return found(
      Math.max(text.indexOf("\ufffd"), 0),
      "the file is not saved as UTF-8 – save it again with the encoding UTF-8, and retype the accented letters",
    );
  const marker = text.search(/^(?:<{7}|={7}|>{7}|\|{7})(?=[ \n]|$)/m);
  if (marker >= 0)
    return found(
      marker,
      "a merge left both versions in the file – keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>",
    );
  return { text, problems: [] };
}

/** The problem of a missing required file. */
function missingFile(file: string): Problem {
  return wholeFile(
    file,
    "the file is missing – put it back under exactly this name",
  );
}
