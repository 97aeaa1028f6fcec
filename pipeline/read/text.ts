import { readFileSync } from "node:fs";
import type { Mistake } from "../problem";

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

/**
 * Reads a content file with its characters cleaned, and checks what comes before
 * YAML or Markdown: its encoding and merge markers.
 *
 * @param path where the file is
 * @returns the text, empty if the file cannot be read, and why it cannot be used
 */
export function readText(path: string): { text: string; mistakes: Mistake[] } {
  const unread = (message: string, offset = 0, text = "") => ({
    text,
    mistakes: [{ offset, message }],
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return unread("the file is missing – put it back under exactly this name");
  }
  if (bytes.length > largest)
    return unread(
      `the file is ${Math.ceil(bytes.length / 1000)} kB, the limit is ${largest / 1000} kB – remove what was pasted by mistake`,
    );
  const decoded = bytes.toString("utf8");
  const text = clean(decoded);
  if (!Buffer.from(decoded).equals(bytes))
    return unread(
      "the file is not saved as UTF-8 – save it again with the encoding UTF-8, and retype the accented letters",
      Math.max(text.indexOf("\ufffd"), 0),
      text,
    );
  const marker = text.search(/^(?:<{7}|={7}|>{7}|\|{7})(?=[ \n]|$)/m);
  if (marker >= 0)
    return unread(
      "a merge left both versions in the file – keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>",
      marker,
      text,
    );
  return { text, mistakes: [] };
}
