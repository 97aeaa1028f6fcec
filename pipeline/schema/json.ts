import { z } from "zod";
import { schemas, type SectionName } from ".";
import type { Size } from "./picture";
import { policy } from "./policy";

/** The parts of JSON Schema that the pipeline uses. */
export interface FieldSchema {
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
  type?: string;
  enum?: string[];
  description?: string;
  expects?: string;
  unit?: "usd";
  filled?: boolean;
  longest?: number;
  shortest?: number;
  smallest?: Size;
  person?: "always" | "maybe";
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
}

/** The schema of the field at a path. */
export function fieldAt(
  root: FieldSchema,
  path: readonly PropertyKey[],
  from: FieldSchema | undefined = root,
): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((schema, key) => {
    const part = schema && resolveRef(root, schema);
    if (typeof key === "number") return part?.items;
    const name = String(key);
    return part?.properties && Object.hasOwn(part.properties, name)
      ? part.properties[name]
      : undefined;
  }, from);
}

/** Resolves a schema's `$ref`, keeping the properties beside it. */
export function resolveRef(
  root: FieldSchema,
  schema: FieldSchema,
): FieldSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { ...root.$defs?.[name], ...schema } : schema;
}

/** Describes what an editor may write in a field. */
export function expectation({
  expects,
  shortest,
  longest,
}: FieldSchema): string | undefined {
  if (!longest) return expects;
  return `${expects}, ${shortest ? `${shortest} to` : "at most"} ${longest} characters`;
}

/** The JSON Schema of each YAML file, by name; `policy` describes front matter. */
export const jsonSchemas = Object.fromEntries(
  Object.entries({ ...schemas, policy }).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: "input" }) as FieldSchema,
  ]),
) as Record<SectionName | "policy", FieldSchema>;
