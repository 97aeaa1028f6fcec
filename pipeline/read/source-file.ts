import type { z } from "zod";
import { fieldAt } from "../describe/fields";
import {
  fieldName,
  placeAt,
  type Locate,
  type Mistake,
  type Problem,
} from "../problem";
import { readText } from "./text";
import { walk } from "./walk";
import { readYaml, type YamlFile } from "./yaml";

/** A content file as it is written, and what the checks make of it. */
export interface SourceFile {
  /** Relative to the project, for example `content/faq.yaml`. */
  file: string;
  schema: z.ZodType;
  /** The whole text; empty if the file cannot be read. */
  text: string;
  yaml: YamlFile;
  /** Where the Markdown starts in the text of a document, below its front matter. */
  markdownStart?: number;
  /** The Markdown with its references filled in. */
  filledMarkdown?: string;
  /** The output of the schema; absent if there is a problem. */
  data?: unknown;
  problems: Problem[];
  /** What is marked as not real yet; the message says what to write. */
  placeholders: Problem[];
}

/** `<!-- placeholder: what is missing -->` */
const placeholderComment = /<!--\s*placeholder\b[\s:–-]*(.*?)-->/gis;

/** The comments of Markdown or SVG that mark what is not real yet. */
export function placeholdersIn(text: string): Mistake[] {
  return [...text.matchAll(placeholderComment)].map(
    ({ 1: wanted = "", index }) => ({
      offset: index,
      message: wanted.replace(/\s+/g, " ").trim(),
    }),
  );
}

/**
 * Reads a YAML file, or a Markdown file with its fields in front matter.
 *
 * @param path where the file is
 * @param file its name for messages, for example `content/faq.yaml`
 */
export function readSourceFile(
  path: string,
  file: string,
  schema: z.ZodType,
): SourceFile {
  const { text, mistakes } = readText(path);
  const isDocument = /\.(md|markdown)$/i.test(file);
  const [, opening = "", fields = "", closing = ""] =
    /^(--- *\n)(.*?\n)(--- *(?:\n|$))/s.exec(text) ?? [];
  if (isDocument && !opening && mistakes.length === 0)
    mistakes.push({
      offset: 0,
      message:
        "expected the page's settings between two lines of --- at the top – content/README.md shows them",
    });
  const end = opening.length + fields.length;
  const yaml = isDocument
    ? readYaml(text, opening.length, end)
    : readYaml(text);
  const source: SourceFile = {
    ...{ file, schema, text, yaml, problems: [], placeholders: [] },
    ...(isDocument && {
      markdownStart: opening ? end + closing.length : text.length,
    }),
  };
  // Without its text, a file has no other mistakes.
  const found = mistakes.length > 0 ? mistakes : yaml.mistakes;
  source.problems = found.map(({ offset, message }) =>
    problemIn(source, offset, message),
  );
  source.placeholders = yaml.placeholders.map(({ path: field, wanted }) =>
    problemIn(source, yaml.offsetOf(field), wanted, field),
  );
  for (const { offset, message } of isDocument ? placeholdersIn(text) : [])
    source.placeholders.push(problemIn(source, offset, message));
  return source;
}

/** The problem at an offset of a file's text. */
export function problemIn(
  { file, text }: SourceFile,
  offset: number,
  message: string,
  path: readonly PropertyKey[] = [],
): Problem {
  return { file, ...placeAt(text, offset), field: fieldName(path), message };
}

/** Makes problems of messages about some of these files, by the name of the file. */
export function locator(sources: readonly SourceFile[]): Locate {
  return (name, path, message, words = "") => {
    const file = `content/${name}`;
    const source = sources.find((one) => one.file === file);
    if (!source)
      return { file, line: 1, column: 1, field: fieldName(path), message };
    const offset =
      path.length > 0
        ? source.yaml.offsetOf(path, words)
        : Math.max(source.text.indexOf(words), 0);
    return problemIn(source, offset, message, path);
  };
}

/** A text of a file: a field, or the Markdown of a document. */
interface TextOf {
  text: string;
  /** Of the field; empty for Markdown. */
  path: PropertyKey[];
  /** Whether the page shows it as words. */
  isCopy: boolean;
  /** The file offset of some words, which start at an index of the text. Of a field, that of their first place. */
  offsetOf(words: string, index: number): number;
}

/** Every text of a file, as it is written. */
export function textsOf({
  schema,
  text: whole,
  yaml,
  markdownStart,
}: SourceFile): TextOf[] {
  const fields = walk(yaml.data).flatMap(({ path, value }) =>
    typeof value === "string"
      ? {
          ...{ text: value, path },
          isCopy: fieldAt(schema, path)?.copy !== undefined,
          offsetOf: (words: string) => yaml.offsetOf(path, words),
        }
      : [],
  );
  if (markdownStart === undefined) return fields;
  const markdown = {
    text: whole.slice(markdownStart),
    ...{ path: [], isCopy: true },
    offsetOf: (_: string, index: number) => markdownStart + index,
  };
  return [...fields, markdown];
}
