import { lookAlike } from "../schema/look-alikes";
import type { Field } from "../describe/fields";

/** A value that a schema refuses, and what it expects. */
interface Refused {
  type: Field["type"] | undefined;
  /** Whether the schema would take a text. */
  accepts(text: string): boolean;
  path: readonly PropertyKey[];
  found: unknown;
  /** The value as it was typed; undefined if there is none. */
  source: string | undefined;
  expected: string;
}

/** What was found, as it was typed: 02134 and not 2134. */
export function foundText(found: unknown, source = ""): string {
  if (found === undefined || (found === null && !source)) return "nothing";
  if (Array.isArray(found))
    return (
      ["an empty list", "a list with one item"][found.length] ??
      `a list with ${found.length} items`
    );
  if (typeof found === "object" && found !== null) return "a group of fields";
  const text =
    typeof found === "string" || !source ? JSON.stringify(found) : source;
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What to do about a value that was refused. */
export function remedy(refused: Refused): string {
  const { type, accepts, path, found, expected, source = "" } = refused;
  const key = path.at(-1);
  if (key === undefined) return `write ${expected}`;
  if (found === undefined)
    return `add a line that starts with "${String(key)}:"`;
  if (found === null && !source)
    return typeof key === "number"
      ? "delete the dash, or write the item after it"
      : `write it after "${key as string}:"`;
  if (type === "array" && !Array.isArray(found))
    return typeof found === "object" && found !== null
      ? "start each item on a line of its own, with a dash and a space"
      : `start each item on a line of its own: - ${source || String(found)}`;
  if (typeof found === "object" && found !== null)
    return type === "string" ? textInPieces(refused) : `write ${expected}`;
  if (typeof found === "string")
    return wrongWords(found, source, type, expected);
  // 07, True and null are texts between quotation marks.
  return expected === "some text" || accepts(source)
    ? `put it in quotation marks: "${source}"`
    : `write ${expected}`;
}

/** A text that YAML takes for fields or for a list. */
function textInPieces({ found, source = "", path, expected }: Refused): string {
  const [line = ""] = source.split("\n", 1);
  const quoted = /["\\]/.test(line) ? "" : `: "${line}"`;
  if (source.startsWith("["))
    return `a text that starts with [: put it in quotation marks${quoted}`;
  if (Array.isArray(found))
    return typeof path.at(-1) === "number"
      ? "delete one of the two dashes"
      : `write ${expected}`;
  if (!source.startsWith("{"))
    return `a colon inside text: put the line in quotation marks${quoted}`;
  return Object.values(found as object).every((value) => value === null)
    ? `a text that starts with {: put it in quotation marks${quoted}`
    : `write ${expected}`;
}

function wrongWords(
  found: string,
  source: string,
  type: string | undefined,
  expected: string,
): string {
  const odd = expected === "some text" ? undefined : lookAlike(found);
  if (odd) return odd;
  if (type === "boolean" && /^(?:true|false)$/i.test(found.trim()))
    return `write ${found.trim().toLowerCase()} without quotation marks`;
  if (type !== "number") return `write ${expected}`;
  const number = /^\D*(\d+|\d{1,3}(?:[,_' ]\d{3})+)(?:\.0*)?\D*$/.exec(
    found,
  )?.[1];
  const digits = number?.replace(/\D/g, "");
  if (number?.includes(","))
    return `write ${digits}, without the comma${found.includes("$") ? " and the $ sign" : ""}`;
  if (found.includes("$") && expected.includes("dollars"))
    return "remove the $ sign";
  if (/^["']/.test(source)) return "write digits only, without quotation marks";
  return digits
    ? `write ${digits}, in digits only`
    : `write ${expected}, in digits only`;
}
