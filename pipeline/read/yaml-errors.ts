import type { YAMLError } from "yaml";

/** What is left of "1,000" between { and }. */
export const commaInNumber =
  "a comma inside a number – write the number without it";

const quoteIt = "put the whole text in quotation marks";

const tab = "a tab at the start of a line – use spaces";

const mistakes: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: tab,
  DUPLICATE_KEY: "this field appears twice – keep one and delete the other",
  BLOCK_AS_IMPLICIT_KEY: `a colon inside text, or a line that is indented too far – ${quoteIt}, or indent the line like the lines around it`,
  MULTILINE_IMPLICIT_KEY:
    'a line without a field name – write "name: text", with a space after the colon',
  MULTIPLE_DOCS: "a line of three dashes – delete it",
  BAD_SCALAR_START: `text cannot start with this character – ${quoteIt}`,
  BAD_DQ_ESCAPE: "a backslash inside quotation marks – write it twice, \\\\",
  BLOCK_IN_FLOW:
    "a comma is missing between { and } – add one after each value",
  TAG_RESOLVE_FAILED: `text that starts with ! – ${quoteIt}`,
  RESOURCE_EXHAUSTION:
    "too many brackets inside brackets – delete what was pasted by mistake",
};

/** Explains a YAML parser's error to an editor. */
export function explain(
  { code, message, pos }: YAMLError,
  text: string,
): string {
  const line = text.slice(pos[0]).split("\n", 1)[0] ?? "";
  if (line.trimStart().startsWith("<"))
    return "a line of pasted code that is not below its field – put four spaces before it, two more than before snippet:";
  if (line.startsWith("\t")) return tab;
  if (code === "BLOCK_AS_IMPLICIT_KEY" && line.startsWith("- "))
    return "a dash further left than the lines before it – in a text, write sentences in place of a list; in a list, start it below the dashes before it";
  const name = /^([\w-]+)[:：]\S/.exec(line)?.[1];
  const isColon = code === "MULTILINE_IMPLICIT_KEY" || code === "MISSING_CHAR";
  if (code === "DUPLICATE_KEY" && /^\d+/.test(line)) return commaInNumber;
  if (name && isColon)
    return `the colon after "${name}" does not count – write "${name}: text", with an ordinary colon and a space after it`;
  return mistakes[code] ?? byMessage(code, message);
}

function byMessage(code: string, message: string): string {
  if (message.includes("Missing closing"))
    return "the quotation mark that opens here is never closed – add the closing one at the end of the text";
  if (message.includes("end with a"))
    return `a bracket is never closed – add the missing ${message.slice(-1)}`;
  if (/Sequence item without|same column|Block scalar lines/.test(message))
    return "this line is not aligned with the lines it belongs to – start it with the same number of spaces";
  if (message.includes("scalar at node end"))
    return `text continues after a closing quotation mark, star or bracket – ${quoteIt}; inside it use “ and ”`;
  if (message.includes("block-seq-ind"))
    return "a list starts on the same line as its name – put the first dash on the next line";
  if (message.includes("Block scalar header") || message.includes("YAML token"))
    return "text starts on the same line as its > or | – start it on the next line";
  if (message.includes("followed by map values"))
    return 'a line without a colon – write "name: text"';
  return `the file cannot be read here (${code.toLowerCase().replaceAll("_", " ")}) – compare the line with the lines around it`;
}
