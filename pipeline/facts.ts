import { dollars, formatRange, type RangeOfNumbers } from "../src/lib/figures";
import { fieldAt, type Field } from "./describe/fields";
import type { SourceFile } from "./read/source-file";
import { walk } from "./read/walk";
import {
  schemas,
  sections,
  type Content,
  type Section,
  type SectionName,
  type Written,
} from "./sections";

/** Adds what the site computes: each section says in `sections.ts` what of its own. */
export function withFacts(written: Partial<Written>): Partial<Content> {
  return Object.fromEntries(
    Object.entries(written).map(([name, data]) => {
      const { compute } = sections[name as SectionName] as Section;
      return [name, data && compute ? compute(data as never) : data];
    }),
  );
}

/** A reference in copy to a fact in another field, for example `{pricing.plans.core-platform.monthlyPrice}`. */
export const reference = /\{ *([a-z][\w-]*(?:\.[\w-]+)+) *\}/gi;

/** Maximum depth of references in referenced copy; prevents infinite expansion. */
const maxDepth = 2;

/** All content files by name. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * Replaces the references in a text with the facts they name. A list item is
 * named by its slug. Prices become "$299", ranges as "2–4".
 *
 * @param unknownReference called with each reference that cannot be resolved, and
 *   where in the text it stands
 */
export function fillReferences(
  text: string,
  facts: Facts,
  unknownReference: (reference: string, offset: number) => void = () => {},
  depth = 0,
): string {
  return text.replace(reference, (whole, path: string, offset: number) => {
    const words = depth > maxDepth ? undefined : factAt(path, facts);
    if (words === undefined) {
      unknownReference(whole, offset);
      return whole;
    }
    const unknownInFact = (inner: string) => unknownReference(inner, offset);
    return fillReferences(words, facts, unknownInFact, depth + 1);
  });
}

/** The words for the fact at a path such as `timeline.claims.movementWeeks`; undefined if it is none. */
export function factAt(path: string, facts: Facts): string | undefined {
  const { value, field } = lookUp(path, facts);
  // Also what the site adds to the fields, such as the addresses in the form's snippet.
  if (typeof value === "string") return value;
  if (!field) return undefined;
  const write = field.unit === "usd" ? dollars : undefined;
  if (typeof value === "number") return write ? write(value) : String(value);
  return isRange(value) ? formatRange(value, write) : undefined;
}

/** The value and the field at a path, by the names of its file, and of each field or slug on the way. */
export function lookUp(
  path: string,
  facts: Facts,
): { value: unknown; field: Field | undefined } {
  const [file = "", ...keys] = path.split(".");
  const indexes: PropertyKey[] = [];
  let value = facts[file];
  for (const key of keys) {
    const index = Array.isArray(value)
      ? value.findIndex((item: { slug?: string }) => item.slug === key)
      : key;
    if (index === -1) return { value: undefined, field: undefined };
    indexes.push(index);
    value =
      isGroup(value) && Object.hasOwn(value, index) ? value[index] : undefined;
  }
  const schema = Object.hasOwn(schemas, file)
    ? schemas[file as keyof typeof schemas]
    : undefined;
  return { value, field: schema && fieldAt(schema, indexes) };
}

function isGroup(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

function isRange(value: unknown): value is RangeOfNumbers {
  return isGroup(value) && "low" in value && "high" in value;
}

/**
 * Replaces the references in the copy of a file, in place. Other texts, such as the
 * form's code, stay as they are.
 *
 * @param unknownReference called with each reference that cannot be resolved, where
 *   it stands in the Markdown, or the path of its field
 */
export function fillFile(
  source: SourceFile,
  facts: Facts,
  unknownReference: (
    reference: string,
    place: { path?: PropertyKey[]; offset?: number },
  ) => void,
): void {
  const { schema, data, text, markdownStart } = source;
  if (!data) return;
  for (const { path, value, parent } of walk(data)) {
    const key = path.at(-1);
    if (typeof value !== "string" || !parent || key === undefined) continue;
    if (!fieldAt(schema, path)?.copy) continue;
    parent[key] = fillReferences(value, facts, (words) =>
      unknownReference(words, { path }),
    );
  }
  if (markdownStart !== undefined)
    source.filledMarkdown = fillReferences(
      text.slice(markdownStart),
      facts,
      (words, offset) =>
        unknownReference(words, { offset: markdownStart + offset }),
    );
}
