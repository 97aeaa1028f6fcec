import type { z } from "zod";
import {
  fieldName,
  placeAt,
  wholeFile,
  type Issue,
  type Placeholder,
  type Problem,
} from "../problem";
import { readText } from "./text";
import { readYaml, type YamlFile } from "./yaml";

/** A content file as it is written, and what the checks make of it. */
export interface SourceFile {
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

/** Reads a YAML file. */
export function readYamlFile(
  path: string,
  file: string,
  schema: z.ZodType,
): SourceFile {
  const { text = "", problems } = readText(path, file);
  const yaml = readYaml(file, text);
  return { file, schema, text, yaml, problems, placeholders: [] };
}

/** Reads a Markdown file, whose fields are in its front matter. */
export function readDocument(
  path: string,
  file: string,
  schema: z.ZodType,
): SourceFile {
  const { text = "", problems } = readText(path, file);
  const parts = /^--- *\n(.*?\n)--- *(?:\n(.*))?$/s.exec(text);
  if (!parts && problems.length === 0)
    problems.push(
      wholeFile(
        file,
        "expected the page's settings between two lines of --- at the top – copy them from content/privacy-policy.md",
      ),
    );
  const [, fields = "", body = ""] = parts ?? [];
  const yaml = readYaml(file, fields, 2);
  const read: SourceFile = {
    ...{ file, schema, text, yaml, problems, placeholders: [] },
  };
  const start = text.length - body.length;
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
  return read;
}

/** Marks what is missing in Markdown: `<!-- placeholder: what is missing -->`. */
const placeholderComment = /<!--\s*placeholder\b[\s:–-]*(.*?)-->/gis;

/** Adds the line and column of the field, or of the words, to an issue. */
export function locate(
  { file: name, path, words, message }: Issue,
  files: SourceFile[],
): Problem {
  const file = `content/${name}`;
  const read = files.find((one) => one.file === file);
  if (!read || (path.length === 0 && !words)) return wholeFile(file, message);
  const place = words
    ? placeAt(read.text, Math.max(read.text.indexOf(words), 0))
    : read.yaml.placeOf(path);
  return { file, ...place, field: fieldName(path), message };
}
