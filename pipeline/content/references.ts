import {
  dollars,
  formatRange,
  type RangeOfNumbers,
} from "../../src/lib/figures";
import { fieldAt, resolveRef, type FieldSchema } from "../schema/json";

/** A reference in copy to a fact in another field, for example `{pricing.plans.core-platform.monthlyPrice}`. */
export const reference = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}/gi;

/** Maximum reference depth; prevents infinite expansion. */
const maxDepth = 2;

/** All content files by name, as data and as schema. */
export interface FactSource {
  data: Record<string, unknown>;
  schemas: Record<string, FieldSchema>;
}

/** What a reference leads to. */
export interface Fact {
  /** The path in the file's data, with -1 for an item that the list does not have. */
  path: PropertyKey[];
  value: unknown;
  /** The value as copy shows it; absent for a list or a group of fields. */
  text: string | undefined;
}

/**
 * Replaces the references in a text with the facts they name. A list item is
 * named by its slug. Prices become "$299", ranges as "2–4".
 *
 * @param unknownReference called with each reference that cannot be resolved
 */
export function fillReferences(
  text: string,
  source: FactSource,
  unknownReference: (reference: string) => void,
  depth = 0,
): string {
  return text.replace(reference, (whole, path: string) => {
    const fact =
      depth > maxDepth ? undefined : factAt(path.split("."), source)?.text;
    if (fact === undefined) {
      unknownReference(whole);
      return whole;
    }
    return fillReferences(fact, source, unknownReference, depth + 1);
  });
}

/** Looks up a fact by the names of its file, and of each field or slug on the way. */
export function factAt(
  [file = "", ...keys]: string[],
  { data, schemas }: FactSource,
): Fact | undefined {
  const root = schemas[file];
  if (!root) return undefined;
  const path: PropertyKey[] = [];
  let value: unknown = data[file];
  for (const key of keys) {
    const index = Array.isArray(value)
      ? value.findIndex((item: { slug?: string }) => item.slug === key)
      : key;
    path.push(index);
    value =
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[index]
        : undefined;
  }
  const schema = fieldAt(root, path);
  const text = schema && write(value, resolveRef(root, schema));
  return { path, value, text };
}

function write(value: unknown, { unit }: FieldSchema): string | undefined {
  const writeNumber = unit === "usd" ? dollars : undefined;
  if (typeof value === "string") return value;
  if (typeof value === "number")
    return writeNumber ? dollars(value) : String(value);
  if (isRange(value)) return formatRange(value, writeNumber);
  return undefined;
}

function isRange(value: unknown): value is RangeOfNumbers {
  return (
    typeof value === "object" &&
    value !== null &&
    "low" in value &&
    "high" in value
  );
}
