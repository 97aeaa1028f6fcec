import { z } from "zod";
import { schemas, sectionNames } from "../sections";
import { fieldOf } from "../schema/inspect";
import { document } from "../schema/document";

/** The name of a content file's GraphQL type: `faq` is `FaqYaml`. */
export function typeName(name: string): string {
  return name === "document" ? "DocumentMarkdown" : `${capitalize(name)}Yaml`;
}

/**
 * The GraphQL types of all content files, generated from their schemas, and the
 * root type `Content` with a non-null field for each file.
 */
export function graphqlTypes(): string {
  const types = new Map<string, string>();
  for (const [name, schema] of Object.entries({ ...schemas, document }))
    addType(
      types,
      schema,
      typeName(name),
      name === "document"
        ? `implements Node @dontInfer @mimeTypes(types: ["text/markdown"])`
        : "implements Node @dontInfer",
      name === "document" ? ["slug: String!"] : [],
    );
  const files = sectionNames.map((name) => `  ${name}: ${typeName(name)}!`);
  types.set(
    "Content",
    `type Content {
${files.join("\n")}
  document(slug: String!): DocumentMarkdown!
}`,
  );
  return [...types.values()].join("\n\n");
}

function addType(
  types: Map<string, string>,
  schema: z.core.$ZodType,
  name: string,
  suffix = "",
  extraFields: string[] = [],
): void {
  if (types.has(name)) return;
  types.set(name, "");
  const fields = Object.entries(fieldOf(schema).fields).map(([key, field]) => {
    const type = fieldType(types, field, `${name}${capitalize(key)}`);
    const { description } = fieldOf(field).meta;
    const comment = description ? `  ${JSON.stringify(description)}\n` : "";
    // A field with a default is never null, though a file may leave it out.
    const isNull = z.safeParse(field, undefined);
    const mark = isNull.success && isNull.data === undefined ? "" : "!";
    return `${comment}  ${key}: ${type}${mark}`;
  });
  types.set(
    name,
    `type ${name} ${suffix} {\n${[...fields, ...extraFields.map((field) => `  ${field}`)].join("\n")}\n}`,
  );
}

function fieldType(
  types: Map<string, string>,
  schema: z.core.$ZodType,
  name: string,
): string {
  const { type, item, meta } = fieldOf(schema);
  if (item) return `[${fieldType(types, item, name)}!]`;
  switch (type) {
    case "object": {
      // Ranges and pictures share one type wherever they are.
      const shared = meta.id ?? name;
      addType(types, schema, shared);
      return shared;
    }
    case "boolean":
      return "Boolean";
    case "number":
      return "Int";
    case "string":
    case "enum":
      return "String";
    default:
      throw new Error(`No GraphQL type for ${name}: ${type}`);
  }
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
