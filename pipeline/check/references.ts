import type { z } from "zod";
import {
  dollars,
  formatRange,
  type RangeOfNumbers,
} from "../../src/lib/figures";
import { reference } from "../schema/plain-text";
import { fieldAt } from "../describe/fields";

/** Maximum reference depth; prevents infinite expansion. */
const maxDepth = 2;

/** All content files by name, as data and as schema. */
interface FactSource {
  data: Record<string, unknown>;
  schemas: Record<string, z.ZodType>;
}

/**
 * Replaces the references in a text with the facts they name. A list item is
 * named by its slug. Prices become "$299", ranges as "2–4".
 *
 * @param unknownReference called with each reference that cannot be resolved, and
 *   where in the text it stands
 */
export function fillReferences(
  text: string,
  source: FactSource,
  unknownReference: (reference: string, offset: number) => void,
  depth = 0,
): string {
  return text.replace(reference, (whole, path: string, offset: number) => {
    const fact =
      depth > maxDepth ? undefined : resolveRef(path.split("."), source);
    if (fact === undefined) {
      unknownReference(whole, offset);
      return whole;
    }
    const unknownInFact = (words: string) => unknownReference(words, offset);
    return fillReferences(fact, source, unknownInFact, depth + 1);
  });
}

/**
 * The field of a reference, if it is one that a file may leave out, and it does.
 *
 * @param words the reference with its braces
 */
export function leftOut(
  words: string,
  { data, schemas }: FactSource,
): { file: string; field: string } | undefined {
  const [file = "", ...keys] = words.slice(1, -1).split(".");
  const schema = schemas[file];
  let value: unknown = data[file];
  const path: PropertyKey[] = [];
  for (const key of keys) {
    if (!schema || !isGroup(value)) return undefined;
    const index = Array.isArray(value)
      ? value.findIndex((item: { slug?: string }) => item.slug === key)
      : key;
    path.push(index);
    if (index === -1 || !fieldAt(schema, path)) return undefined;
    value = value[index];
    if (value === undefined) return { file, field: key };
  }
  return undefined;
}

function isGroup(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

/** The words for a fact, found by the names of its file, and of each field or slug on the way. */
function resolveRef(
  [file = "", ...keys]: string[],
  { data, schemas }: FactSource,
): string | undefined {
  const path: PropertyKey[] = [];
  let value: unknown = data[file];
  for (const key of keys) {
    const index = Array.isArray(value)
      ? value.findIndex((item: { slug?: string }) => item.slug === key)
      : key;
    path.push(index);
    value = isGroup(value) ? value[index] : undefined;
  }
  // Also what the build adds, such as the addresses in the form's snippet.
  if (typeof value === "string") return value;
  const schema = schemas[file];
  const field = schema && fieldAt(schema, path);
  if (!field) return undefined;
  const write = field.unit === "usd" ? dollars : undefined;
  if (typeof value === "number") return write ? write(value) : String(value);
  return isRange(value) ? formatRange(value, write) : undefined;
}

function isRange(value: unknown): value is RangeOfNumbers {
  return (
    typeof value === "object" &&
    value !== null &&
    "low" in value &&
    "high" in value
  );
}
