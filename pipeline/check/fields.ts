import type { z } from "zod";
import { fieldAt, fieldOf, type Field } from "../describe/fields";
import { reference } from "../facts";
import { withoutLinks } from "../../src/lib/links";
import { fieldName, type Problem } from "../problem";
import { problemIn, textsOf, type SourceFile } from "../read/source-file";
import { walk } from "../read/walk";
import { asMeant, likelyNumber } from "./as-meant";
import { copyMistakes, otherAlphabets } from "./copy";
import { nearest } from "./nearest";

/** Reads the values of a file as they were meant, and checks them. Without a mistake, the file gets its data. */
export function checkFields(source: SourceFile): void {
  const { schema, yaml, problems } = source;
  if (problems.length > 0) return;
  yaml.data = asMeant(yaml.data, fieldOf(schema), yaml.sourceOf);
  const written = [...wordProblems(source), ...swallowedFields(source)];
  const result = schema.safeParse(yaml.data, {
    error: (issue) => sentence(source, issue),
    reportInput: true,
  });
  // These say why a value was refused, or is missing.
  const others = schemaProblems(source, result.error?.issues ?? []).filter(
    ({ field }) => !written.some((problem) => problem.field === field),
  );
  problems.push(...written, ...others, ...repeatedSlugs(source));
  if (problems.length === 0) source.data = result.data;
}

/** Finds signs that the page would show, and letters of another alphabet. */
function wordProblems(source: SourceFile): Problem[] {
  return textsOf(source).flatMap(({ text, path, offsetOf }) => {
    if (path.length === 0) return [];
    const copy = fieldAt(source.schema, path)?.copy;
    // Code of several lines is the form provider's.
    const mistakes = copy
      ? copyMistakes(copy.keepsLines ? withoutLinks(text) : text, {
          kind: "yaml",
          variables: (copy.variables ?? []).map((name) => `{${name}}`),
          keepsLines: copy.keepsLines,
        })
      : text.includes("\n")
        ? []
        : otherAlphabets(text);
    return mistakes.map(({ words, message, index }) =>
      problemIn(source, offsetOf(words, index), message, path),
    );
  });
}

/** Makes problems of a schema's issues. */
function schemaProblems(
  source: SourceFile,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const { schema, yaml } = source;
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => {
          const group = fieldAt(schema, issue.path)?.fields ?? {};
          const known = Object.keys(group);
          // "low:25", without a space after the colon.
          const near = nearest(/^[\w-]+/.exec(key)?.[0] ?? key, known);
          return { parent: issue.path, key, near, known };
        })
      : [],
  );
  const isMeant = (path: readonly PropertyKey[]) =>
    unknown.some(
      ({ parent, near = "" }) =>
        fieldName([...parent, near]) === fieldName(path),
    );
  return [
    ...unknown.map(({ parent, key, near, known }) => {
      const path = [...parent, key];
      const glued = /[^\w-]/.test(key)
        ? ", with a colon and a space after it"
        : "";
      const advice = near ? `did you mean "${near}"${glued}?` : "remove it.";
      const message = `unknown field – ${advice} Known here: ${known.join(", ")}`;
      return problemIn(source, yaml.offsetOfKey(path), message, path);
    }),
    ...issues
      // A misspelled field is also a missing one.
      .filter(({ path, input }) => input !== undefined || !isMeant(path))
      .filter(({ code }) => code !== "unrecognized_keys")
      .map((issue) => {
        const { path, message } = issue;
        const params = issue.code === "custom" ? issue.params : undefined;
        const words = params?.["words"] as string | undefined;
        return problemIn(source, yaml.offsetOf(path, words), message, path);
      }),
  ];
}

/** Zod's error function: the sentence for an issue. */
function sentence(
  { schema, yaml }: SourceFile,
  { path = [], input }: z.core.$ZodRawIssue,
): string {
  const field = fieldAt(schema, path);
  const expected = field?.expects ?? `the fields ${requiredIn(field)}`;
  const source = yaml.sourceOf(path) ?? "";
  const isNothing = input === undefined || input === null;
  const found = isNothing ? "nothing" : foundText(input, source);
  return `expected ${expected}, found ${found} – ${remedy()}`;

  function remedy(): string {
    const key = path.at(-1);
    if (key === undefined) return "write them";
    if (input === undefined)
      return `add a line that starts with "${String(key)}:"`;
    if (isNothing)
      return typeof key === "number"
        ? "delete the dash, or write the item after it"
        : `write it after "${String(key)}:"`;
    if (field?.type === "array")
      return "start each item on a line of its own, with a dash and a space";
    if (field?.type === "number" && likelyNumber(source))
      return `write a number such as ${likelyNumber(source)}`;
    return field?.copy && typeof input === "object" && !Array.isArray(input)
      ? "put the whole text in quotation marks"
      : "correct it; content/fields.md says what each field holds";
  }
}

function requiredIn(field: Field | undefined): string {
  const fields = Object.entries(field?.fields ?? {});
  const required = fields.filter(([, child]) => child.required);
  return (required.length > 0 ? required : fields)
    .map(([key]) => key)
    .join(", ");
}

/** A value as it was typed: 02134 and not 2134. */
function foundText(input: unknown, source: string): string {
  if (Array.isArray(input))
    return input.length > 0 ? "a list" : "an empty list";
  if (typeof input === "object") return "a group of fields";
  const text = typeof input === "string" ? JSON.stringify(input) : source;
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Checks that no two items of a file have the same slug. */
function repeatedSlugs(source: SourceFile): Problem[] {
  const slugs = new Set<unknown>();
  return walk(source.yaml.data).flatMap(({ path, value }) => {
    if (path.at(-1) !== "slug") return [];
    if (!slugs.has(value)) {
      slugs.add(value);
      return [];
    }
    const message = `"${String(value)}" is already the slug of an item above – give each item its own`;
    return problemIn(source, source.yaml.offsetOf(path), message, path);
  });
}

/** Finds lines such as "icon: price" that are indented like the text above them, and became a part of it. */
function swallowedFields(source: SourceFile): Problem[] {
  const { schema, yaml } = source;
  return textsOf(source).flatMap(({ path, isCopy }) => {
    const parent = path.slice(0, -1);
    const group = isCopy && fieldAt(schema, parent);
    if (!group || path.length === 0) return [];
    const names = Object.keys(group.fields).join("|");
    const line = new RegExp(`\\n[ \\t]*(${names}): `);
    const [, name] = line.exec(yaml.sourceOf(path) ?? "") ?? [];
    if (!name) return [];
    const message = `"${name}:" is a part of the text above it here – start its line with as many spaces as the other fields`;
    const offset = yaml.offsetOf(path, `${name}:`);
    return problemIn(source, offset, message, [...parent, name]);
  });
}

/** Measures the texts of a file, once their references are filled in. */
export function lengthProblems(source: SourceFile): Problem[] {
  const { schema, data, yaml } = source;
  return walk(data ?? yaml.data).flatMap(({ path, value }) => {
    const copy = fieldAt(schema, path)?.copy;
    if (!copy || typeof value !== "string" || value.search(reference) >= 0)
      return [];
    const { length } = value.trim();
    const message =
      length > copy.longest
        ? `expected at most ${copy.longest} characters, found ${length} – shorten it`
        : length > 0 && length < copy.shortest
          ? `expected at least ${copy.shortest} characters, found ${length} – write more`
          : undefined;
    return message ? problemIn(source, yaml.offsetOf(path), message, path) : [];
  });
}
