import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { fieldAt, fieldOf, type Field } from "../schema/inspect";
import { fieldName, type Problem } from "./problem";
import type { YamlFile } from "./read-yaml";

/** The result of a check: the schema's output, or what is wrong. */
interface Checked {
  data?: unknown;
  problems: Problem[];
}

/**
 * Checks data against a schema, and says of each mistake where it is, what was
 * expected, what was found and what to do.
 *
 * @param file the file's name for messages
 * @param yaml where each field stands in the file
 */
export function check(
  schema: z.ZodType,
  data: unknown,
  file: string,
  yaml: YamlFile,
): Checked {
  const result = schema.safeParse(data, {
    error: (issue) => sentence(schema, issue),
    reportInput: true,
  });
  if (result.success) return { data: result.data, problems: [] };
  const { issues } = result.error;
  const misplaced = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownField(schema, issue, key))
      : [],
  );
  const problems = misplaced.map(({ path, message }): Problem => ({
    file,
    ...yaml.placeOfKey(path),
    field: fieldName(path),
    message,
  }));
  for (const issue of issues) {
    const field = fieldName(issue.path);
    const found = issue.input;
    // A misspelled or misplaced field is also a missing one; report it once.
    const told = misplaced.some(({ meant }) =>
      `${fieldName(meant)}.`.startsWith(`${field}.`),
    );
    if (issue.code === "unrecognized_keys" || (told && found == null)) continue;
    const words = issue.code === "custom" ? issue.params?.["words"] : undefined;
    const place = yaml.placeOf(issue.path, words as string | undefined);
    problems.push({ file, ...place, field, message: issue.message });
  }
  return { problems };
}

/** Zod's error function: the sentence for an issue. */
function sentence(schema: z.ZodType, issue: z.core.$ZodRawIssue): string {
  const { path = [], input } = issue;
  if (typeof input === "string") {
    if (issue.code === "too_big")
      return `expected at most ${issue.maximum} characters, found ${input.length} – shorten it`;
    if (issue.code === "too_small" && input !== "")
      return `expected at least ${issue.minimum} characters, found ${input.length} – write more`;
  }
  const field = fieldAt(schema, path);
  const expected = field?.meta.expects ?? shapeOf(field);
  return `expected ${expected}, found ${foundText(input)} – ${remedy(path, input, expected)}`;
}

function shapeOf(field: Field | undefined): string {
  const fields = Object.entries(field?.fields ?? {});
  if (fields.length === 0) return "a different value";
  const required = fields.filter(([, child]) => fieldOf(child).required);
  const names = (required.length > 0 ? required : fields).map(([key]) => key);
  return `the fields ${names.join(", ")}`;
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
  if (expected.includes("dollars") && String(found).includes("$"))
    return "remove the $ sign";
  if (typeof found === "string" && /number/.test(expected))
    return "write digits only, without quotation marks";
  if (typeof found === "number" && expected === "some text")
    return `put it in quotation marks: "${found}"`;
  return `write ${expected}`;
}

/** A field that the schema does not have: the message, and the path that was meant. */
function unknownField(
  schema: z.ZodType,
  { path: parent, input }: z.core.$ZodIssue,
  key: string,
) {
  const path = [...parent, key];
  const known = namesAt(schema, parent);
  const group = groupAbove(schema, parent, Object(input), key);
  if (group)
    return {
      ...{ path, meant: [...parent, group, key] },
      message: `"${key}" belongs below "${group}:" – put two more spaces before it`,
    };
  const near = nearest(key, known);
  const advice = near ? `did you mean "${near}"?` : "remove it.";
  return {
    ...{ path, meant: [...parent, near ?? key] },
    message: `unknown field – ${known.length > 0 ? `${advice} Known here: ${known.join(", ")}` : "remove it"}`,
  };
}

function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return Object.keys(fieldAt(schema, path)?.fields ?? {});
}

/** The group that a field is meant for that should stand further in: the last one above it that lacks such a field. */
function groupAbove(
  schema: z.ZodType,
  parent: readonly PropertyKey[],
  written: Record<string, unknown>,
  key: string,
): string | undefined {
  const names = Object.keys(written);
  return names
    .slice(0, names.indexOf(key))
    .findLast(
      (group) =>
        namesAt(schema, [...parent, group]).includes(key) &&
        Object(written[group])[key] === undefined,
    );
}

/** The known field closest in spelling to an unknown one. */
function nearest(key: string, known: readonly string[]): string | undefined {
  const candidate = known.length > 0 ? closest(key, [...known]) : undefined;
  const near =
    candidate && distance(key, candidate) <= Math.max(2, key.length / 3);
  return near ? candidate : undefined;
}
