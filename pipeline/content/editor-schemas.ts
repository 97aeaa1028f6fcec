import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileOf, schemas, type SectionName } from "../schema";
import {
  expectation,
  jsonSchemas,
  resolveRef,
  type FieldSchema,
} from "../schema/json";

const folder = ".vscode/schemas";

/** Writes a JSON Schema for each YAML file where `.vscode/settings.json` looks for it. */
export function writeEditorSchemas(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(schemas) as SectionName[]) {
    const file = fileOf(name).replace(/yaml$/, "json");
    const root = jsonSchemas[name];
    writeFileSync(
      join(folder, file),
      JSON.stringify(editorSchema(root, root), null, 2),
    );
  }
}

/** A JSON Schema for VS Code's YAML extension. */
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
