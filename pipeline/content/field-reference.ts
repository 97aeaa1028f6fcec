import { fileOf, schemas, type SectionName } from "../schema";
import {
  expectation,
  jsonSchemas,
  resolveRef,
  type FieldSchema,
} from "../schema/json";

const introduction = `# Every field

Every field of every file; the [guide](README.md) explains how to change one.
In \`plans[].name\`, \`plans\` is a list, and each of its items has a \`name\`.
Messages count items from zero: \`plans[1]\` is the second one.

\`npm run guide\` generates this page from the rules that check the files.

<!-- prettier-ignore-start -->
`;

/** The text of `content/fields.md`: a table of every field. */
export function fieldReference(): string {
  const files: [string, FieldSchema][] = [
    ...(Object.keys(schemas) as SectionName[]).map(
      (name): [string, FieldSchema] => [fileOf(name), jsonSchemas[name]],
    ),
    ["privacy-policy.md", jsonSchemas.policy],
  ];
  const tables = files.map(([file, root]) =>
    [
      `## ${file}`,
      "",
      "| field | purpose | what to write | required |",
      "| --- | --- | --- | --- |",
      ...rowsOf(root, root, ""),
      "",
    ].join("\n"),
  );
  return [introduction, ...tables, "<!-- prettier-ignore-end -->\n"].join("\n");
}

function rowsOf(root: FieldSchema, group: FieldSchema, path: string): string[] {
  return Object.entries(group.properties ?? {}).flatMap(([key, child]) => {
    const required = group.required?.includes(key) ? "yes" : "no";
    return rowsFor(root, child, path + key, required);
  });
}

/** The rows of a field and of the fields in it. */
function rowsFor(
  root: FieldSchema,
  field: FieldSchema,
  path: string,
  required: string,
): string[] {
  const whole = resolveRef(root, field);
  const { description, items } = whole;
  const row = [
    `\`${path}\``,
    escaped(description ?? ""),
    escaped(expectation(whole) ?? "the fields below"),
    required,
  ];
  return [
    ...(description ? [`| ${row.join(" | ")} |`] : []),
    ...rowsOf(root, whole, `${path}.`),
    ...(items ? rowsFor(root, items, `${path}[]`, "yes") : []),
  ];
}

/** Escapes Markdown's special characters. */
function escaped(text: string): string {
  return text.replace(/[*_<|]/g, "\\$&");
}
