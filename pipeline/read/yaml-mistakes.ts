import {
  isAlias,
  isScalar,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from "yaml";
import { placeholder } from "./placeholders";
import { explain } from "./yaml-errors";
import { listsInTexts } from "./yaml-text";

interface Mistake {
  offset: number;
  message: string;
}

/**
 * Finds what an editor has to mend in a YAML file, each with its offset in the text.
 * Reports the first error only, since one mistake often causes several; duplicate
 * keys are all reported.
 */
export function mistakesIn(document: Document.Parsed, text: string): Mistake[] {
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  const reported = errors.filter(
    ({ code }, index) =>
      index === 0 ||
      (code === "DUPLICATE_KEY" && errors[0]?.code === "DUPLICATE_KEY"),
  );
  if (reported.length > 0)
    return reported.map((error) => ({
      offset: error.message.includes("Missing closing")
        ? openingQuote(document, error.pos[0])
        : error.pos[0],
      message: explain(error, text),
    }));
  return [...swallowed(document, text), ...listsInTexts(document, text)];
}

function openingQuote(document: Document.Parsed, end: number): number {
  let opening = end;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] < end)
        opening = range[0];
    },
  });
  return opening;
}

/** Text that is valid YAML but not what the editor meant, such as an alias or a comment. */
function swallowed(document: Document.Parsed, text: string): Mistake[] {
  const found: Mistake[] = [];
  const startsWith = (offset: number, sign: string) =>
    found.push({
      offset,
      message: `text that starts with ${sign} – put it in quotation marks`,
    });
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [text.length, text.length];
      if (isAlias(node)) startsWith(start, "*");
      else if (node.anchor) startsWith(start, "&");
      else if (node.tag) startsWith(start, "!");
      else if (isCutOff(node))
        found.push({
          offset: end,
          message:
            "the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name",
        });
    },
  });
  return found;
}

/** True if a # inside a text may have turned the rest of it into a comment. */
function isCutOff(node: Node): boolean {
  if (!isScalar(node) || !node.comment) return false;
  const isText = node.type === "PLAIN" && typeof node.value === "string";
  return (
    /^\S/.test(node.comment) || (isText && !placeholder.test(node.comment))
  );
}
