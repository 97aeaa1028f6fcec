import type { z } from "zod";
import { fieldOf, own, type Field } from "../describe/fields";
import { check } from "./messages";
import {
  fieldName,
  placeAt,
  wholeFile,
  type Placeholder,
  type Problem,
} from "./problem";
import { hiddenAt, oddSpace, readText } from "./read-text";
import { readYaml, type YamlFile } from "./read-yaml";
import { valueProblems } from "./value-checks";
import { walk } from "./walk";

/** A content file with its data and problems. */
export interface ContentFile {
  /** Relative to the project, for example `content/faq.yaml`. */
  file: string;
  schema: z.ZodType;
  /** The whole text; empty if the file cannot be read. */
  text: string;
  yaml: YamlFile;
  /** The output of the schema; absent if there is a problem. */
  data?: unknown;
  /** The text below the front matter of a Markdown file. */
  markdown?: {
    text: string;
    firstLine: number;
  };
  /** The same text with its references filled in. */
  filledMarkdown?: string;
  problems: Problem[];
  placeholders: Placeholder[];
}

/** Reads a YAML file and checks it on its own. */
export function readYamlFile(
  path: string,
  file: string,
  schema: z.ZodType,
): ContentFile {
  const { text = "", problems } = readText(path, file);
  const yaml = readYaml(file, text);
  return checked({ file, schema, text, yaml, problems, placeholders: [] });
}

/** Reads a Markdown file, whose fields are in its front matter, and checks these. */
export function readDocument(
  path: string,
  file: string,
  schema: z.ZodType,
): ContentFile {
  const { text = "", problems } = readText(path, file);
  const parts = /^---\n(.*?\n)---(?:\n(.*))?$/s.exec(text);
  if (!parts && problems.length === 0)
    problems.push(
      wholeFile(
        file,
        "expected the page's settings between two lines of --- at the top – copy them from content/privacy-policy.md",
      ),
    );
  const [, fields = "", body = ""] = parts ?? [];
  const yaml = readYaml(file, fields, 2);
  const read: ContentFile = {
    ...{ file, schema, text, yaml, problems, placeholders: [] },
  };
  const hidden = markdownMark.exec(body);
  const start = text.length - body.length;
  if (hidden)
    problems.push({
      file,
      ...placeAt(text, start + hidden.index + hidden[0].length - 1),
      field: "",
      message: hiddenAt(hidden),
    });
  read.markdown = {
    text: body,
    firstLine: placeAt(text, start).line,
  };
  for (const comment of body.matchAll(placeholderComment))
    read.placeholders.push({
      file,
      ...placeAt(text, start + comment.index),
      field: "",
      wanted: (comment[1] ?? "").replace(/\s+/g, " ").trim(),
    });
  return checked(read);
}

/** A heading, list item or quotation that an odd space keeps from being one. */
const markdownMark = new RegExp(
  String.raw`^ {0,3}(?:#{1,6}|[-*+>]|\d{1,9}[.)])${oddSpace}`,
  "m",
);

/** Marks what is missing in Markdown: `<!-- placeholder: what is missing -->`. */
const placeholderComment = /<!--\s*placeholder\b[\s:–-]*(.*?)-->/gis;

function checked(read: ContentFile): ContentFile {
  const { file, schema, yaml, problems } = read;
  if (problems.length > 0) return read;
  problems.push(...yaml.problems);
  if (problems.length > 0) return read;
  read.placeholders.unshift(
    ...yaml.placeholders.map(({ path, wanted }) => ({
      file,
      ...yaml.placeOf(path),
      field: fieldName(path),
      wanted,
    })),
  );
  const { data, ...found } = check(
    schema,
    withoutEmpty(yaml.data, fieldOf(schema)),
    file,
    yaml,
  );
  const odd = valueProblems(file, schema, yaml);
  // An odd letter says why a value was refused.
  const others = found.problems.filter(
    ({ field }) => !odd.some((told) => told.field === field),
  );
  problems.push(...odd, ...others, ...repeatedSlugs(read));
  if (problems.length === 0) read.data = data;
  return read;
}

/** Treats an optional field without a value as absent. */
function withoutEmpty(value: unknown, group: Field | undefined): unknown {
  if (!group || typeof value !== "object" || value === null) return value;
  const { fields, item } = group;
  if (Array.isArray(value)) return value.map((one) => withoutEmpty(one, item));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const field = own(fields, key);
      return child === null && field && !field.required
        ? []
        : [[key, withoutEmpty(child, field)]];
    }),
  );
}

/** Checks that no two items of a file have the same slug. */
function repeatedSlugs({ file, yaml }: ContentFile): Problem[] {
  const seen = new Map<string, number>();
  return walk(yaml.data).flatMap(({ path, value }) => {
    if (path.at(-1) !== "slug" || typeof value !== "string") return [];
    const place = yaml.placeOf(path);
    const first = seen.get(value);
    seen.set(value, first ?? place.line);
    if (first === undefined) return [];
    return {
      file,
      ...place,
      field: fieldName(path),
      message: `"${value}" is already the slug of the item on line ${first} – give each item its own`,
    };
  });
}
