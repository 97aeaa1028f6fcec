import { isMap, isNode, isPair, isScalar, isSeq, type Document } from "yaml";
import { scalarsIn } from "./yaml-text";

/** The start of a comment that marks a placeholder. */
export const placeholder = /^ *placeholder\b[\s:–-]*/i;

/** Finds the comments that start with "placeholder": behind a field, or on the line above it. */
export function placeholdersIn(document: Document.Parsed, text: string) {
  const fields = fieldsIn(document.contents);
  const texts = scalarsIn(document, text);
  return [...text.matchAll(/(^|[ \t])#( *placeholder\b.*)/gim)].flatMap(
    ({ index, 1: before = "", 2: comment = "" }) => {
      const offset = index + before.length;
      if (texts.some(([start, end]) => start < offset && offset < end))
        return [];
      const lineStart = text.lastIndexOf("\n", offset) + 1;
      const isAlone = text.slice(lineStart, offset).trim() === "";
      const last = fields.findLast(({ start }) => start < offset);
      const next = fields.find(({ start }) => start > offset);
      const field = isAlone ? (next ?? last) : last;
      const wanted = comment.replace(placeholder, "").trim();
      return { path: field?.path ?? [], wanted };
    },
  );
}

/** The fields and list items of a document, in order. A collection between brackets counts as one. */
function fieldsIn(
  node: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; start: number }[] {
  if ((!isMap(node) && !isSeq(node)) || node.flow) return [];
  return node.items.flatMap((item, index) => {
    const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
    const name = isPair(item) && isScalar(key) ? String(key.value) : index;
    const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
    const own = [...path, name];
    return [{ path: own, start }, ...fieldsIn(value, own)];
  });
}
