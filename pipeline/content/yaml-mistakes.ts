import type { YAMLError } from "yaml";

const quoteIt = "put the whole text in quotation marks";

const mistakes: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "a tab at the start of a line – use spaces",
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
export function explainYaml({ code, message }: YAMLError): string {
  return mistakes[code] ?? byMessage(code, message);
}

function byMessage(code: string, message: string): string {
  if (message.includes("Missing closing"))
    return "the quotation mark that opens here is never closed – add the closing one at the end of the text";
  if (message.includes("end with a"))
    return `a bracket is never closed – add the missing ${message.slice(-1)}`;
  if (message.includes("Sequence item without"))
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
