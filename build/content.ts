import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { crossChecks } from "./cross-checks";
import { explain } from "./explain";
import { fillFacts, type FactSource } from "./facts";
import { fieldName, type Problem } from "./problem";
import { readYaml, type Place, type YamlFile } from "./read-yaml";
import { fileOf, schemas, type SectionName } from "./schema";
import { jsonSchemas } from "./schema/json";
import { policy } from "./schema/policy";
import { fillCombinedPrices } from "./schema/pricing";

/** A policy document: its front matter, its address and its Markdown. */
export type Policy = z.output<typeof policy> & {
  slug: string;
  markdown: string;
};

/** All that a visitor reads, checked, with every reference to a fact filled in. */
export type Content = {
  [Name in SectionName]: z.output<(typeof schemas)[Name]>;
} & {
  policies: Policy[];
};

/** Something unknown that the site shows honestly until the real thing is there. */
export interface Placeholder extends Omit<Problem, "message"> {
  /** What the comment in the file asks for. */
  wanted: string;
}

/** What `loadContent` found. */
export interface LoadedContent {
  /** Only there while there are no problems. */
  content?: Content;
  problems: Problem[];
  placeholders: Placeholder[];
}

interface SourceFile {
  file: string;
  yaml: YamlFile;
  data: unknown;
  /** The whole text, for places outside the YAML. */
  text?: string;
}

/**
 * Reads and checks the content folder. Problems are returned, not thrown.
 *
 * @param directory the content folder
 * @param formHost replaces the origin of the form and its script, so that the
 *   sample form host can stand in for the provider
 */
export function loadContent(
  directory: string,
  formHost?: string,
): LoadedContent {
  const problems: Problem[] = [];
  const placeholders: Placeholder[] = [];
  const sources: SourceFile[] = [];

  const names = Object.keys(schemas) as SectionName[];
  const data: Record<string, unknown> = {};
  for (const name of names) {
    const source = readSection(directory, name, problems, placeholders);
    if (!source) continue;
    sources.push(source);
    data[name] = source.data;
  }
  const known = new Set([...names.map(fileOf), "README.md"]);
  const policies: Policy[] = [];
  const entries = readdirSync(directory).sort();
  for (const entry of entries) {
    if (known.has(entry) || entry.startsWith(".")) continue;
    if (!entry.endsWith(".md")) {
      problems.push(unknownFile(entry, [...known]));
      continue;
    }
    const source = readPolicy(directory, entry, problems, placeholders);
    if (!source) continue;
    sources.push(source);
    policies.push(source.data as Policy);
  }
  if (!entries.includes("privacy-policy.md")) {
    problems.push(missingFile("privacy-policy.md"));
  }

  if (problems.length === 0) {
    fillCombinedPrices((data as Content).pricing);
    useFormHost((data as Content).site, formHost);
    const facts = { data, schemas: jsonSchemas };
    for (const source of sources) fillAll(source, facts, problems);
    for (const { file, path, message } of crossChecks({
      ...(data as Content),
      policies,
    })) {
      const name = `content/${file}`;
      const yaml = sources.find((source) => source.file === name)?.yaml;
      problems.push({
        file: name,
        ...(yaml?.placeOf(path) ?? { line: 1, column: 1 }),
        field: fieldName(path),
        message,
      });
    }
  }
  return {
    problems,
    placeholders,
    ...(problems.length === 0 && {
      content: { ...(data as Content), policies },
    }),
  };
}

function readSection(
  directory: string,
  name: SectionName,
  problems: Problem[],
  placeholders: Placeholder[],
): SourceFile | undefined {
  const file = `content/${fileOf(name)}`;
  const text = readText(join(directory, fileOf(name)));
  if (text === undefined) {
    problems.push(missingFile(fileOf(name)));
    return undefined;
  }
  const yaml = readYaml(file, text);
  return check({ file, yaml, data: yaml.data }, name, problems, placeholders);
}

function readPolicy(
  directory: string,
  entry: string,
  problems: Problem[],
  placeholders: Placeholder[],
): SourceFile | undefined {
  const file = `content/${entry}`;
  const text = readText(join(directory, entry)) ?? "";
  const [, frontMatter, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  if (frontMatter === undefined || markdown === undefined) {
    problems.push({
      file,
      line: 1,
      column: 1,
      field: "",
      message:
        "expected the page's settings between two lines of --- at the top – copy them from content/privacy-policy.md",
    });
    return undefined;
  }
  const yaml = readYaml(file, frontMatter, 2);
  const source = check(
    { file, yaml, data: yaml.data },
    "policy",
    problems,
    placeholders,
  );
  return (
    source && {
      ...source,
      text,
      data: {
        ...(source.data as object),
        slug: basename(entry, ".md"),
        markdown: markdown.trim(),
      },
    }
  );
}

function check(
  source: SourceFile,
  name: SectionName | "policy",
  problems: Problem[],
  placeholders: Placeholder[],
): SourceFile | undefined {
  const { file, yaml } = source;
  if (yaml.problems.length > 0) {
    problems.push(...yaml.problems);
    return undefined;
  }
  for (const { path, value } of leavesOf(yaml.data)) {
    const comment = yaml.commentOn(path);
    if (typeof value !== "object" && comment?.startsWith("placeholder")) {
      placeholders.push({
        file,
        ...yaml.placeOf(path),
        field: fieldName(path),
        wanted: comment.replace(/^placeholder:?\s*/, ""),
      });
    }
  }
  const result = { ...schemas, policy }[name].safeParse(yaml.data);
  if (!result.success) {
    problems.push(
      ...explain(file, yaml, jsonSchemas[name], result.error.issues),
    );
    return undefined;
  }
  const repeated = repeatedSlugs(source);
  problems.push(...repeated);
  return repeated.length === 0 ? { ...source, data: result.data } : undefined;
}

function repeatedSlugs({ file, yaml }: SourceFile): Problem[] {
  const seen = new Map<string, number>();
  return leavesOf(yaml.data).flatMap(({ path, value }) => {
    if (path.at(-1) !== "slug") return [];
    const key = `${fieldName(path.slice(0, -2))} ${String(value)}`;
    const { line, column } = yaml.placeOf(path);
    const first = seen.get(key);
    seen.set(key, first ?? line);
    return first === undefined
      ? []
      : [
          {
            file,
            line,
            column,
            field: fieldName(path),
            message: `"${String(value)}" is already the slug of the item on line ${first} – give each item its own`,
          },
        ];
  });
}

/** Replaces references in every text of a file, in place. */
function fillAll(
  { file, yaml, data, text }: SourceFile,
  facts: FactSource,
  problems: Problem[],
): void {
  for (const { path, value, parent } of leavesOf(data)) {
    const key = path.at(-1);
    if (typeof value !== "string" || !parent || key === undefined) continue;
    parent[key] = fillFacts(value, facts, (reference) =>
      problems.push({
        file,
        ...(key === "markdown"
          ? placeIn(text ?? "", reference)
          : yaml.placeOf(path)),
        field: key === "markdown" ? "" : fieldName(path),
        message: `${reference} leads nowhere – write the file's name, the slug or field, and the field, as in {pricing.plans.core-platform.monthlyPrice}`,
      }),
    );
  }
}

function placeIn(text: string, wanted: string): Place {
  const before = text.slice(0, text.indexOf(wanted)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

interface Leaf {
  path: PropertyKey[];
  value: unknown;
  parent?: Record<PropertyKey, unknown>;
}

function leavesOf(
  value: unknown,
  path: PropertyKey[] = [],
  parent?: Leaf["parent"],
): Leaf[] {
  if (typeof value !== "object" || value === null) {
    return [{ path, value, ...(parent && { parent }) }];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(
      child,
      [...path, Array.isArray(value) ? Number(key) : key],
      value as Record<PropertyKey, unknown>,
    ),
  );
}

function useFormHost(
  site: Content["site"],
  formHost: string | undefined,
): void {
  if (!formHost) return;
  const script = new URL(site.form.embedScript);
  site.form.host = formHost;
  site.form.embedScript = new URL(
    script.pathname + script.search,
    formHost,
  ).href;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}

function missingFile(name: string): Problem {
  return {
    file: `content/${name}`,
    line: 1,
    column: 1,
    field: "",
    message: "the file is missing – put it back under exactly this name",
  };
}

function unknownFile(name: string, known: string[]): Problem {
  return {
    file: `content/${name}`,
    line: 1,
    column: 1,
    field: "",
    message: `no part of the site uses this file – remove or rename it; known: ${known.sort().join(", ")}`,
  };
}
