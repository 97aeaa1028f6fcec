import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileOf, schemas, type SectionName } from "../schema";
import { resolveRef, jsonSchemas, type FieldSchema } from "../schema/json";

const names = Object.keys(schemas) as SectionName[];
const folder = ".vscode/schemas";

/** Writes a JSON Schema for each YAML file where `.vscode/settings.json` looks for it. */
export function writeEditorSchemas(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const file = fileOf(name).replace(/yaml$/, "json");
    const root = jsonSchemas[name];
    writeFileSync(
      join(folder, file),
      JSON.stringify(editorSchema(root, root), null, 2),
    );
  }
}

/** A JSON Schema as VS Code's YAML extension reads it. */
function editorSchema(
  root: FieldSchema,
  field: FieldSchema,
  optional = false,
): object {
  const { type, items, properties, required, ...rest } = resolveRef(
    root,
    field,
  );
  const expected = expectation(rest);
  return {
    ...rest,
    $ref: undefined,
    $defs: undefined,
    // A placeholder may leave an optional field empty.
    type: optional ? [type, "null"] : type,
    ...(expected && {
      markdownDescription: `${rest.description}\n\nExpects ${expected}.`,
      errorMessage: `Expected ${expected}.`,
    }),
    ...(items && { items: editorSchema(root, items) }),
    ...(properties && {
      required,
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [
          key,
          editorSchema(root, child, !required?.includes(key)),
        ]),
      ),
    }),
  };
}

/** What a field's value has to be, in words. */
function expectation({
  expects,
  shortest,
  longest,
}: FieldSchema): string | undefined {
  if (!longest) return expects;
  return `${expects}, ${shortest ? `${shortest} to` : "at most"} ${longest} characters`;
}

const introduction = `# Every field

What each line of each file is for; the [guide](README.md) says how to change
it. In \`plans[].name\`, \`plans\` is a list, and each of its items has a \`name\`.
Messages number the items from zero: \`plans[1]\` is the second one.

This page is made by \`npm run guide\` from the rules that check the files.

<!-- prettier-ignore-start -->
`;

/** The field reference of the editors' guide, in Markdown. */
export function fieldReference(): string {
  const files: [string, FieldSchema][] = [
    ...names.map((name): [string, FieldSchema] => [
      fileOf(name),
      jsonSchemas[name],
    ]),
    ["privacy-policy.md", jsonSchemas.policy],
  ];
  const tables = files.map(([file, root]) =>
    [
      `## ${file}`,
      "",
      "| field | what it is for | what to write | needed |",
      "| --- | --- | --- | --- |",
      ...rowsOf(root, root, ""),
      "",
    ].join("\n"),
  );
  return [introduction, ...tables, "<!-- prettier-ignore-end -->\n"].join("\n");
}

function rowsOf(root: FieldSchema, group: FieldSchema, path: string): string[] {
  return Object.entries(group.properties ?? {}).flatMap(([key, child]) => {
    const needed = group.required?.includes(key) ? "yes" : "no";
    return rowsFor(root, child, path + key, needed);
  });
}

/** The row of a field, and those of all that it holds. */
function rowsFor(
  root: FieldSchema,
  field: FieldSchema,
  path: string,
  needed: string,
): string[] {
  const whole = resolveRef(root, field);
  const { description, items } = whole;
  const row = [
    `\`${path}\``,
    escaped(description ?? ""),
    escaped(expectation(whole) ?? "the fields below"),
    needed,
  ];
  return [
    ...(description ? [`| ${row.join(" | ")} |`] : []),
    ...rowsOf(root, whole, `${path}.`),
    ...(items ? rowsFor(root, items, `${path}[]`, "yes") : []),
  ];
}

/** Keeps what has a meaning in Markdown from having it. */
function escaped(text: string): string {
  return text.replace(/[*_<|]/g, "\\$&");
}
