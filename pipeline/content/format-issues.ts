import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { fieldName, type Problem } from "./problem";
import type { YamlFile } from "./read-yaml";
import { fieldAt, resolveRef, type FieldSchema } from "../schema/json";

/** Turns Zod's issues into problems that an editor can fix. */
export function formatIssues(
  file: string,
  yaml: YamlFile,
  root: FieldSchema,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const knownAt = (path: readonly PropertyKey[]) =>
    Object.keys(resolveRef(root, fieldAt(root, path) ?? {}).properties ?? {});
  /** The group that a field is meant for that should stand further in: the last one above it that lacks such a field. */
  const groupAbove = (path: readonly PropertyKey[], key: string) => {
    const names = Object.keys(valueAt(yaml.data, path) ?? {});
    return names
      .slice(0, names.indexOf(key))
      .findLast(
        (group) =>
          knownAt([...path, group]).includes(key) &&
          valueAt(yaml.data, [...path, group, key]) === undefined,
      );
  };
  // A misspelled or misplaced field is also a missing one; report it once.
  const meant = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => {
          const group = groupAbove(issue.path, key);
          const place = group
            ? [group, key]
            : [nearest(key, knownAt(issue.path)) ?? key];
          return fieldName([...issue.path, ...place]);
        })
      : [],
  );
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => {
        const group = groupAbove(issue.path, key);
        return {
          file,
          ...yaml.placeOfKey([...issue.path, key]),
          field: fieldName([...issue.path, key]),
          message:
            key === "shown" && issue.path.length === 0
              ? "this section must stay on the page – remove the line"
              : group
                ? `"${key}" belongs below "${group}:" – put two more spaces before it`
                : `unknown field – ${suggestion(key, knownAt(issue.path))}`,
        };
      });
    }

    const found = valueAt(yaml.data, issue.path);
    const name = fieldName(issue.path);
    const told = meant.some(
      (field) => field === name || field.startsWith(`${name}.`),
    );
    if (told && (found === undefined || found === null)) return [];
    const field = fieldAt(root, issue.path);
    const expected =
      (field && resolveRef(root, field).expects) ?? shapeOf(root, field);
    return [
      {
        file,
        ...yaml.placeOf(issue.path),
        field: name,
        message:
          issue.code === "custom"
            ? issue.message
            : `expected ${expected}, found ${foundText(found)} – ${remedy(issue.path, found, expected)}`,
      },
    ];
  });
}

function shapeOf(root: FieldSchema, field: FieldSchema | undefined): string {
  const { properties, required = [] } = field ? resolveRef(root, field) : {};
  if (!properties) return "a different value";
  const names = required.length > 0 ? required : Object.keys(properties);
  return `the fields ${names.join(", ")}`;
}

/** The known field closest in spelling to an unknown one. */
function nearest(key: string, known: readonly string[]): string | undefined {
  const candidate = known.length > 0 ? closest(key, [...known]) : undefined;
  const near =
    candidate && distance(key, candidate) <= Math.max(2, key.length / 3);
  return near ? candidate : undefined;
}

function suggestion(key: string, known: readonly string[]): string {
  if (known.length === 0) return "remove it";
  const meant = nearest(key, known);
  return `${meant ? `did you mean "${meant}"?` : "remove it."} Known here: ${known.join(", ")}`;
}

function foundText(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value))
    return (
      ["an empty list", "a list with one item"][value.length] ??
      `a list with ${value.length} items`
    );
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
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}
