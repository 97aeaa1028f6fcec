import { z } from "zod";
import { fieldAt, type Field } from "../describe/fields";
import { fieldName, type Problem } from "../problem";
import type { YamlFile } from "../read/yaml";
import { commaInNumber } from "../read/yaml-errors";
import { nearest } from "./nearest";
import { foundText, remedy } from "./remedy";

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
    error: (issue) => sentence(schema, issue, yaml),
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
    // So is a range whose number was cut in two by a comma.
    const isCut = misplaced.some(
      ({ path, message }) =>
        message === commaInNumber && fieldName(path.slice(0, -1)) === field,
    );
    if (issue.code === "unrecognized_keys" || (told && found == null) || isCut)
      continue;
    const words = issue.code === "custom" ? issue.params?.["words"] : undefined;
    const place = yaml.placeOf(issue.path, words as string | undefined);
    problems.push({ file, ...place, field, message: issue.message });
  }
  return { problems };
}

/** Zod's error function: the sentence for an issue. */
function sentence(
  schema: z.ZodType,
  issue: z.core.$ZodRawIssue,
  yaml: YamlFile,
): string {
  const { path = [], input } = issue;
  if (typeof input === "string") {
    if (issue.code === "too_big")
      return `expected at most ${issue.maximum} characters, found ${input.length} – shorten it`;
    if (issue.code === "too_small" && input !== "")
      return `expected at least ${issue.minimum} characters, found ${input.length} – write more`;
  }
  const field = fieldAt(schema, path);
  const expected = field?.expects ?? shapeOf(field);
  const source = yaml.sourceOf(path);
  const told = remedy({
    ...{ path, source, expected, type: field?.type, found: input },
    accepts: (text) =>
      issue.inst instanceof z.core.$ZodType &&
      z.safeParse(issue.inst, text).success,
  });
  return `expected ${expected}, found ${foundText(input, source)} – ${told}`;
}

function shapeOf(field: Field | undefined): string {
  const fields = Object.entries(field?.fields ?? {});
  if (fields.length === 0) return "a different value";
  const required = fields.filter(([, child]) => child.required);
  const names = (required.length > 0 ? required : fields).map(([key]) => key);
  return `the fields ${names.join(", ")}`;
}

/** A field that the schema does not have: the message, and the path that was meant. */
function unknownField(
  schema: z.ZodType,
  { path: parent, input }: z.core.$ZodIssue,
  key: string,
) {
  const path = [...parent, key];
  const known = namesAt(schema, parent);
  const glued = gluedTo(key, known);
  if (glued) return { path, ...glued, meant: [...parent, glued.name] };
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

/** A name and its value without a space between them: "low:25". */
function gluedTo(
  key: string,
  known: readonly string[],
): { name: string; message: string } | undefined {
  if (/^\d+$/.test(key)) return { name: key, message: commaInNumber };
  const [, name = "", value = ""] =
    /^["']?([\w-]+)["']?\s*(?:[:：=]|\s)\s*(.+)$/.exec(key) ?? [];
  return known.includes(name)
    ? {
        name,
        message: `found "${key}" – write a colon and a space after it: "${name}: ${value}"`,
      }
    : undefined;
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
