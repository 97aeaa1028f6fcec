import { resolveRef, jsonSchemas, type FieldSchema } from "../schema/json";

const scalars: Record<string, string> = {
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
  string: "String",
};

/** The name of a content file's GraphQL type: `faq` is `FaqYaml`. */
export function typeName(name: string): string {
  return name === "policy" ? "PolicyMarkdown" : `${capitalize(name)}Yaml`;
}

/**
 * The GraphQL types of all content files, generated from their schemas, and the
 * root type `Content` with a non-null field for each file.
 */
export function graphqlTypes(): string {
  const types = new Map<string, string>();
  const names = Object.keys(jsonSchemas) as (keyof typeof jsonSchemas)[];
  for (const name of names) {
    const schema = jsonSchemas[name];
    addType(
      types,
      schema,
      schema,
      typeName(name),
      "implements Node @dontInfer",
      name === "policy"
        ? ["slug: String!", "body: MarkdownRemark!", "pictures: [Picture!]!"]
        : [],
    );
  }
  const files = names.filter((name) => name !== "policy");
  types.set(
    "Content",
    `type Content {
${files.map((name) => `  ${name}: ${typeName(name)}!`).join("\n")}
  policy(slug: String!): PolicyMarkdown!
}`,
  );
  return [...types.values()].join("\n\n");
}

function addType(
  types: Map<string, string>,
  root: FieldSchema,
  schema: FieldSchema,
  name: string,
  suffix = "",
  extraFields: string[] = [],
): void {
  if (types.has(name)) return;
  types.set(name, "");
  const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const { filled, default: defaultValue } = resolveRef(root, field);
    const required =
      schema.required?.includes(key) || filled || defaultValue !== undefined;
    const type = fieldType(types, root, field, `${name}${capitalize(key)}`);
    const comment = field.description
      ? `  ${JSON.stringify(field.description)}\n`
      : "";
    return `${comment}  ${key}: ${type}${required ? "!" : ""}`;
  });
  types.set(
    name,
    `type ${name} ${suffix} {\n${[...fields, ...extraFields.map((field) => `  ${field}`)].join("\n")}\n}`,
  );
}

function fieldType(
  types: Map<string, string>,
  root: FieldSchema,
  field: FieldSchema,
  name: string,
): string {
  const schema = resolveRef(root, field);
  if (schema.type === "array") {
    return `[${fieldType(types, root, schema.items ?? {}, name)}!]`;
  }
  if (schema.type === "object") {
    const shared = field.$ref?.split("/").at(-1);
    addType(types, root, schema, shared ?? name);
    return shared ?? name;
  }
  const scalar = scalars[schema.type ?? ""];
  if (!scalar)
    throw new Error(`No GraphQL type for ${name}: ${JSON.stringify(schema)}`);
  return scalar;
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
