import { schemas, sectionNames } from "../sections";
import { fieldOf, type Field } from "./fields";
import { document } from "../model/document";

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
      fieldOf(schema),
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
  { fields }: Field,
  name: string,
  suffix = "",
  extraFields: string[] = [],
): void {
  if (types.has(name)) return;
  types.set(name, "");
  const lines = Object.entries(fields).map(([key, field]) => {
    const type = fieldType(types, field, `${name}${capitalize(key)}`);
    const { description, filled } = field;
    const comment = description ? `  ${JSON.stringify(description)}\n` : "";
    return `${comment}  ${key}: ${type}${filled ? "!" : ""}`;
  });
  types.set(
    name,
    `type ${name} ${suffix} {\n${[...lines, ...extraFields.map((field) => `  ${field}`)].join("\n")}\n}`,
  );
}

function fieldType(
  types: Map<string, string>,
  field: Field,
  name: string,
): string {
  // Ranges and pictures share one type wherever they are.
  const { type, item, values, id = name } = field;
  if (item) return `[${fieldType(types, item, name)}!]`;
  switch (type) {
    case "object":
      addType(types, field, id);
      return id;
    case "boolean":
      return "Boolean";
    case "number":
      return "Int";
    case "enum":
      // GraphQL has no name for how-it-works.
      if (!values.every((value) => /^[a-z]\w*$/i.test(value))) return "String";
      types.set(id, `enum ${id} {\n  ${values.join("\n  ")}\n}`);
      return id;
    case "string":
      return "String";
    default:
      throw new Error(`No GraphQL type for ${name}: ${type}`);
  }
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
