import { numberFrom } from "../../src/lib/figures";
import { own, type Field } from "../describe/fields";

/**
 * Reads values as they were meant: `$1,325` where a number stands, `yes` where
 * true or false stands, 299 and [words] where a text stands. An optional field
 * without a value is absent. Other values stay, for the schema to refuse.
 *
 * @param sourceOf the value at a path as it was typed
 */
export function asMeant(
  value: unknown,
  field: Field | undefined,
  sourceOf: (path: readonly PropertyKey[]) => string | undefined,
  path: readonly PropertyKey[] = [],
): unknown {
  if (!field || value === null) return value;
  switch (field.type) {
    case "number":
      return typeof value === "string" ? (numberIn(value) ?? value) : value;
    case "boolean":
      return typeof value === "string" ? yesOrNo(value) : value;
    case "string":
    case "enum":
      return typeof value === "string"
        ? value
        : (textIn(sourceOf(path), path) ?? value);
    case "array":
      return Array.isArray(value)
        ? value.map((item, index) =>
            asMeant(item, field.item, sourceOf, [...path, index]),
          )
        : value;
    case "object":
      return typeof value === "object" && !Array.isArray(value)
        ? groupIn(value)
        : value;
  }

  function groupIn(group: object) {
    return Object.fromEntries(
      Object.entries(group).flatMap(([key, child]: [string, unknown]) => {
        const inner = own(field?.fields, key);
        return child === null && inner && !inner.required
          ? []
          : [[key, asMeant(child, inner, sourceOf, [...path, key])]];
      }),
    );
  }
}

/** Undefined for a part of a number too: no field takes cents. */
function numberIn(text: string): number | undefined {
  const number = numberFrom(text);
  return Number.isInteger(number) ? number : undefined;
}

/** The whole number that a text such as "$299/month", "19,9" or "2.7 million" may mean; undefined if it has none. */
export function likelyNumber(text: string): number | undefined {
  const [, found, unit = ""] =
    /(\d+(?:[.,_]\d+)*) ?(k|m|thousand|million)?\b/i.exec(
      text.normalize("NFKC"),
    ) ?? [];
  if (found === undefined) return undefined;
  const plain = /^\d{1,3}(?:[.,_]\d{3})+$/.test(found)
    ? found.replace(/\D/g, "")
    : found.replace(",", ".");
  const factor = { k: 1e3, t: 1e3, m: 1e6 }[unit.charAt(0).toLowerCase()] ?? 1;
  return Math.round(Number.parseFloat(plain) * factor);
}

function yesOrNo(text: string): boolean | string {
  if (/^(?:true|yes|y|on)$/i.test(text.trim())) return true;
  return /^(?:false|no|n|off)$/i.test(text.trim()) ? false : text;
}

/** A text that YAML takes for a number or a collection: 299, True, [words], or "Calls: paid" behind a dash. */
function textIn(
  source: string | undefined,
  path: readonly PropertyKey[],
): string | undefined {
  const text = source?.trim() ?? "";
  const isOneLine = !text.includes("\n") && !/ #|^- |^$/.test(text);
  const isGroup = /^[\w-]+:(?: |$)/.test(text);
  return isOneLine && (!isGroup || typeof path.at(-1) === "number")
    ? text
    : undefined;
}
