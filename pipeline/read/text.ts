import { readFileSync } from "node:fs";
import { placeAt, wholeFile, type Problem } from "../problem";

/** Maximum size in bytes; larger files would slow down the checks. */
const largest = 300_000;

/** Characters that nobody sees. Allows joiners, variation selectors and tags, which some scripts and emoji need. */
const invisible =
  /(?![\n\t\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}])[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** The characters that an editor sees as a space, or not at all, and that YAML and Markdown read as letters. */
export const oddSpace =
  "[\\u00a0\\u1680\\u2000-\\u200a\\u200c\\u200d\\u202f\\u205f\\u3000]";

const names: Record<string, string> = {
  "\u00a0": "no-break space",
  "\u00ad": "soft hyphen",
  "\u200b": "zero-width space",
  "\u200c": "zero-width non-joiner",
  "\u200d": "zero-width joiner",
  "\u200e": "left-to-right mark",
  "\u200f": "right-to-left mark",
  "\u2028": "line separator",
  "\u2029": "paragraph separator",
  "\u202f": "narrow no-break space",
  "\u2060": "word joiner",
  "\u3000": "ideographic space",
  "\ufeff": "byte order mark",
};

/** A content file's text, or why it cannot be read. */
interface TextFile {
  /** Absent if the file cannot be read. */
  text?: string;
  problems: Problem[];
}

/**
 * Reads a content file and checks what comes before YAML or Markdown: its
 * encoding and merge markers. Lines end in \n, however the file ends them.
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
  // Windows ends lines in its own way; lines and columns stay the same.
  const text = decoded.replace(/\r\n?/g, "\n");
  const found = Buffer.from(decoded).equals(bytes)
    ? unreadable(text)
    : {
        offset: Math.max(text.indexOf("\ufffd"), 0),
        message:
          "the file is not saved as UTF-8 – save it again with the encoding UTF-8, and retype the accented letters",
      };
  if (!found) return { text, problems: [] };
  const { offset, message } = found;
  return {
    problems: [{ file, ...placeAt(text, offset), field: "", message }],
  };
}

/** The first reason why a text cannot be read as it is. */
function unreadable(
  text: string,
): { offset: number; message: string } | undefined {
  if (text.startsWith("\ufeff"))
    return {
      offset: 0,
      message:
        "the file starts with an invisible byte order mark (BOM) – save it again as UTF-8 without BOM",
    };
  const marker = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \n]|$)/m.exec(text);
  if (marker)
    return {
      offset: marker.index,
      message:
        "a merge left both versions in the file – keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>",
    };
  const hidden = invisible.exec(text);
  return hidden
    ? { offset: hidden.index, message: hiddenAt(hidden) }
    : undefined;
}

/** Names the invisible character that a pattern has found last. */
export function hiddenAt({ 0: words }: RegExpExecArray): string {
  const character = [...words].at(-1) ?? "";
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `there is an invisible ${names[character] ?? "character"} here (U+${code.padStart(4, "0")}) – delete the words around it and retype them`;
}

/** The problem of a missing required file. */
function missingFile(file: string): Problem {
  return wholeFile(
    file,
    "the file is missing – put it back under exactly this name",
  );
}
