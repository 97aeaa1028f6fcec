import { z } from "zod";
import type { Copy } from "../model/fields";

/** What a schema says of a field. */
export interface Field {
  type: "string" | "enum" | "number" | "boolean" | "array" | "object";
  /** The name of a schema that stands in several places. */
  id?: string;
  description?: string;
  /** The expected value in the words of a message. */
  expects?: string;
  unit?: "usd";
  /** Whether a file has to have the field. */
  required: boolean;
  /** True if it is required or has a default; its GraphQL type ends in an exclamation mark. */
  filled: boolean;
  /** The fields of a group, by name. */
  fields: Record<string, Field>;
  /** The items of a list. */
  item?: Field;
  /** The values to choose from. */
  values: string[];
  /** Set for words that the page shows. */
  copy?: Copy;
}

type Json = z.core.JSONSchema.BaseSchema;

const known = new WeakMap<z.core.$ZodType, Field>();

/** What a schema says, read from its JSON Schema: https://json-schema.org */
export function fieldOf(schema: z.core.$ZodType): Field {
  const told = known.get(schema);
  if (told) return told;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const field = described(json, json.$defs ?? {}, true);
  known.set(schema, field);
  return field;
}

/** What a schema says of the field at a path; undefined if there is no such field. */
export function fieldAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): Field | undefined {
  return path.reduce<Field | undefined>(
    (field, key) =>
      typeof key === "number" ? field?.item : own(field?.fields, key),
    fieldOf(schema),
  );
}

/** A field of a group, but nothing that every object has. */
export function own(
  fields: Record<string, Field> = {},
  key: PropertyKey,
): Field | undefined {
  return Object.hasOwn(fields, key) ? fields[String(key)] : undefined;
}

/** What an editor may write in a field, in words. */
export function expectation({ expects = "", copy }: Field): string {
  if (!copy) return expects;
  const { shortest, longest, variables = [] } = copy;
  const names = variables.map((name) => `{${name}}`);
  return [
    `${expects}, ${shortest > 1 ? `${shortest} to` : "at most"} ${longest} characters`,
    ...(names.length > 0 ? [`variables: ${names.join(", ")}`] : []),
  ].join("; ");
}

function described(
  { $ref = "", ...given }: Json,
  shared: Record<string, Json>,
  required: boolean,
): Field {
  const id = $ref.replace("#/$defs/", "");
  const json: Json = { ...shared[id], ...given };
  const fields = Object.entries(json.properties ?? {}).map(([name, child]) => [
    name,
    described(child as Json, shared, json.required?.includes(name) ?? false),
  ]);
  // Beyond JSON Schema, see `model/fields.ts`.
  const { expects, unit, copy } = json as z.GlobalMeta;
  const type = json.type === "integer" ? "number" : json.type;
  return {
    type: json.enum ? "enum" : (type as Field["type"]),
    required,
    filled: required || "default" in json,
    fields: Object.fromEntries(fields),
    values: (json.enum ?? []) as string[],
    ...(id && { id }),
    ...(json.description && { description: json.description }),
    ...(expects && { expects }),
    ...(unit && { unit }),
    ...(json.items && { item: described(json.items as Json, shared, true) }),
    ...(copy && { copy }),
  };
}
