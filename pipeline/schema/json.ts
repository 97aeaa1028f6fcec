import { z } from "zod";
import { schemas, type SectionName } from ".";
import { policy } from "./policy";

/** The part of a JSON Schema that messages, GraphQL types and facts are made from. */
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
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
}

/** Finds the part of a schema that describes the field at a path, if there is one. */
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

/** Follows a schema's `$ref`, keeping what the place of use adds. */
export function resolveRef(
  root: FieldSchema,
  schema: FieldSchema,
): FieldSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { ...root.$defs?.[name], ...schema } : schema;
}

/** The JSON Schema of each YAML file, by name; `policy` is that of the front matter. */
export const jsonSchemas = Object.fromEntries(
  Object.entries({ ...schemas, policy }).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: "input" }) as FieldSchema,
  ]),
) as Record<SectionName | "policy", FieldSchema>;
