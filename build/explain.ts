import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { fieldName, type Problem } from "./problem";
import type { YamlFile } from "./read-yaml";
import { fieldAt, followed, type FieldSchema } from "./schema/json";

/** Turns what the schema library found into problems that an editor can mend. */
export function explain(
  file: string,
  yaml: YamlFile,
  root: FieldSchema,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys") {
      const known = Object.keys(
        followed(root, fieldAt(root, issue.path) ?? {}).properties ?? {},
      );
      return issue.keys.map((key) => ({
        file,
        ...yaml.placeOfKey([...issue.path, key]),
        field: fieldName([...issue.path, key]),
        message: `unknown field – ${suggestion(key, known)}`,
      }));
    }

    const found = valueAt(yaml.data, issue.path);
    const field = fieldAt(root, issue.path);
    const expected =
      (field && followed(root, field).expects) ?? shapeOf(root, field);
    return [
      {
        file,
        ...yaml.placeOf(issue.path),
        field: fieldName(issue.path),
        message:
          issue.code === "custom"
            ? issue.message
            : `expected ${expected}, found ${foundText(found)} – ${remedy(issue.path, found, expected)}`,
      },
    ];
  });
}

function shapeOf(root: FieldSchema, field: FieldSchema | undefined): string {
  const properties = field && followed(root, field).properties;
  return properties
    ? `the fields ${Object.keys(properties).join(", ")}`
    : "something else";
}

function suggestion(key: string, known: readonly string[]): string {
  const nearest = known.length > 0 ? closest(key, [...known]) : undefined;
  if (!nearest) return "remove it";
  const close = distance(key, nearest) <= Math.max(2, key.length / 3);
  return `${close ? `did you mean "${nearest}"?` : "remove it."} Known here: ${known.join(", ")}`;
}

function foundText(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "a group of fields";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function remedy(
  path: readonly PropertyKey[],
  found: unknown,
  expected: string,
): string {
  const key = String(path.at(-1) ?? "");
  if (path.length === 0) return `write ${expected}`;
  if (found === undefined) return `add a line that starts with "${key}:"`;
  if (found === null) return `write it after "${key}:"`;
  if (expected.includes("dollars") && typeof found === "string") {
    return found.includes("$")
      ? "remove the $ sign"
      : "write digits only, without quotation marks";
  }
  if (typeof found === "string" && /number/.test(expected)) {
    return "write digits only, without quotation marks";
  }
  if (typeof found === "number" && expected === "some text") {
    return `put it in quotation marks: "${found}"`;
  }
  return `write ${expected}`;
}

/** The value at a path in plain data. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}
