import { visit, type Document } from "yaml";

/**
 * Gives texts their empty lines back, without spaces at the end of a line. YAML
 * reads an empty line as a line break, except after `|`, where a line break is one
 * and an empty line makes two.
 */
export function setLines(document: Document.Parsed): void {
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== "string") return;
      const text = scalar.value.replace(/[ \t]+$/gm, "");
      scalar.value =
        scalar.type === "BLOCK_LITERAL" ? text : text.replace(/\n+/g, "\n\n");
    },
  });
}

const bullet = /^[ \t]*(?:[-*•]|1[.)])[ \t]/m;

/** Finds the first line of each list inside a text, which the page would run into one line. After `|` each line stays a line. */
export function listsInTexts(
  document: Document.Parsed,
  text: string,
): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Scalar(_, { range, type, value }) {
      if (!range || typeof value !== "string" || type === "BLOCK_LITERAL")
        return;
      // The first line has the field's name, or the > or |.
      const start = text.indexOf("\n", range[0]) + 1;
      const lines = start > 0 ? text.slice(start, range[1]) : "";
      const match = bullet.exec(lines);
      if (match && !isNote(lines))
        found.push({
          offset: start + match.index + match[0].search(/\S/),
          message:
            "a list does not work here – write sentences, with an empty line between paragraphs; if this is a dash, move it to the end of the line before",
        });
    },
  });
  return found;
}

/** Whether the one star at the start of a line begins the last paragraph, and a star behind a word points to it. */
function isNote(lines: string): boolean {
  const paragraphs = lines.trim().split(/\n[ \t]*\n\s*/);
  const last = paragraphs.pop() ?? "";
  return (
    /^\*[ \t]/.test(last) &&
    lines.match(new RegExp(bullet, "gm"))?.length === 1 &&
    paragraphs.some((text) => /[^\s*]\*(?!\*)/.test(text))
  );
}

/** Where the fields' names and values start and end, without the line of a > or |. */
export function scalarsIn(document: Document.Parsed, text: string) {
  const found: [start: number, end: number][] = [];
  visit(document, {
    Scalar(_, { range, type, value }) {
      if (!range || value === null) return;
      const [start, end] = range;
      const isBlock = type?.startsWith("BLOCK");
      found.push([isBlock ? text.indexOf("\n", start) : start, end]);
    },
  });
  return found;
}
