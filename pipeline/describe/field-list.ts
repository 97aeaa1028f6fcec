import type { z } from "zod";
import { schemas, sectionNames, sections } from "../sections";
import { expectation, fieldOf, type Field } from "./fields";
import { document } from "../model/document";

const introduction = `# Every field

Every field of every file; the [guide](README.md) explains how to change one.
In \`plans[].name\`, \`plans\` is a list, and each of its items has a \`name\`.
Messages count items from zero: \`plans[1]\` is the second one.

\`npm run format\` generates this page from the rules that check the files.

<!-- prettier-ignore-start -->
`;

/** The text of `content/fields.md`: a table of every field. */
export function fieldList(): string {
  const files: [string, z.core.$ZodType][] = [
    ...sectionNames.map((name): [string, z.core.$ZodType] => [
      sections[name].file,
      schemas[name],
    ]),
    ["privacy-policy.md", document],
  ];
  const tables = files.map(([file, schema]) =>
    [
      `## ${file}`,
      "",
      "| field | purpose | what to write | required |",
      "| --- | --- | --- | --- |",
      ...rowsOf(fieldOf(schema), ""),
      "",
    ].join("\n"),
  );
  return [introduction, ...tables, "<!-- prettier-ignore-end -->\n"].join("\n");
}

function rowsOf({ fields }: Field, path: string): string[] {
  return Object.entries(fields).flatMap(([key, child]) =>
    rowsFor(child, path + key),
  );
}

/** The rows of a field and of the fields in it. */
function rowsFor(field: Field, path: string): string[] {
  const { description } = field;
  const row = [
    `\`${path}\``,
    escaped(description ?? ""),
    escaped(expectation(field) || "the fields below"),
    field.required ? "yes" : "no",
  ];
  return [
    ...(description ? [`| ${row.join(" | ")} |`] : []),
    ...rowsOf(field, `${path}.`),
    ...(field.item ? rowsFor(field.item, `${path}[]`) : []),
  ];
}

/** Escapes Markdown's special characters. */
function escaped(text: string): string {
  return text.replace(/[*_<|]/g, "\\$&");
}
