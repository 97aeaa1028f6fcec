import type { z } from "zod";
import { badlyWritten, repeatedSlugs } from "./field-checks";
import { formatIssues } from "./format-issues";
import { walk } from "./walk";
import { fieldName, type Placeholder, type Problem } from "./problem";
import { readText } from "./read-text";
import { readYaml, type YamlFile } from "./read-yaml";
import { fieldAt, resolveRef, type FieldSchema } from "../schema/json";
import { correctTypography } from "../schema/typography";

/** A content file with its data and problems. */
export interface ContentFile {
  /** Relative to the project, for example `content/faq.yaml`. */
  file: string;
  /** The whole text; empty if the file cannot be read. */
  text: string;
  yaml: YamlFile;
  /** The output of the schema; absent if there is a problem. */
  data?: unknown;
  /** The text below the front matter of a Markdown file. */
  markdown?: { text: string; firstLine: number };
  problems: Problem[];
  placeholders: Placeholder[];
}

interface Kind {
  schema: z.ZodType;
  json: FieldSchema;
  /** True for Markdown files, whose fields are in the front matter. */
  frontMatter?: boolean;
}

/**
 * Reads a content file and checks it on its own.
 *
 * @param path where the file is
 * @param file its name for messages
 */
export function readContentFile(
  path: string,
  file: string,
  { schema, json, frontMatter = false }: Kind,
): ContentFile {
  const { text = "", problems } = readText(path, file);
  const parts = frontMatter
    ? /^---\n(.*?\n)---(?:\n(.*))?$/s.exec(text)
    : [text, text];
  const fields = parts?.[1] ?? "";
  const yaml = readYaml(file, fields, frontMatter ? 2 : 1);
  const read: ContentFile = { file, text, yaml, problems, placeholders: [] };
  if (problems.length > 0) return read;
  if (!parts) {
    problems.push({
      file,
      line: 1,
      column: 1,
      field: "",
      message:
        "expected the page's settings between two lines of --- at the top – copy them from content/privacy-policy.md",
    });
    return read;
  }
  problems.push(...yaml.problems);
  if (problems.length > 0) return read;

  if (frontMatter) {
    const firstLine = fields.split("\n").length + 2;
    read.markdown = { text: correctTypography(parts[2] ?? ""), firstLine };
  }
  read.placeholders = placeholdersIn(read);
  const result = schema.safeParse(withoutEmpty(yaml.data, json, json));
  if (!result.success)
    problems.push(...formatIssues(file, yaml, json, result.error.issues));
  problems.push(...repeatedSlugs(read), ...badlyWritten(read, json));
  if (problems.length === 0) read.data = result.data;
  return read;
}

/** Treats an optional field without a value as absent. */
function withoutEmpty(
  value: unknown,
  root: FieldSchema,
  schema: FieldSchema | undefined,
): unknown {
  const known = schema && resolveRef(root, schema);
  if (Array.isArray(value))
    return value.map((item) => withoutEmpty(item, root, known?.items));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, child]) =>
          child !== null ||
          !Object.hasOwn(known?.properties ?? {}, key) ||
          known?.required?.includes(key),
      )
      .map(([key, child]) => [
        key,
        withoutEmpty(child, root, fieldAt(root, [key], known)),
      ]),
  );
}

function placeholdersIn({ file, yaml }: ContentFile): Placeholder[] {
  return walk(yaml.data).flatMap(({ path }) => {
    const comment = yaml.commentOn(path);
    if (!comment?.startsWith("placeholder")) return [];
    return {
      file,
      ...yaml.placeOf(path),
      field: fieldName(path),
      wanted: comment.replace(/^placeholder:?\s*/, ""),
    };
  });
}
