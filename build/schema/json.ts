import { z } from "zod";
import { schemas, type SectionName } from "./index";
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
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
}

/** Finds the part of a schema that describes the field at a path, if there is one. */
export function fieldAt(
  root: FieldSchema,
  path: readonly PropertyKey[],
): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((schema, key) => {
    const part = schema && followed(root, schema);
    return typeof key === "number"
      ? part?.items
      : part?.properties?.[String(key)];
  }, root);
}

/** Follows a schema's `$ref`, keeping what the place of use adds. */
export function followed(root: FieldSchema, schema: FieldSchema): FieldSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { ...root.$defs?.[name], ...schema } : schema;
}

/** The JSON Schema of each YAML file, by name; `policy` is that of the front matter. */
export const jsonSchemas = Object.fromEntries(
  Object.entries({ ...schemas, policy }).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema) as FieldSchema,
  ]),
) as Record<SectionName | "policy", FieldSchema>;
