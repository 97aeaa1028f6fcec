import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { readContentFile, type ContentFile } from "./content-file";
import {
  crossChecks,
  oldPolicies,
  securityExpiry,
  type ContentIssue,
  type PartialContent,
} from "./cross-checks";
import { fillContent } from "./fill-content";
import { markdownProblems } from "./markdown-checks";
import { fieldName, type Placeholder, type Problem } from "./problem";
import { missingFile } from "./read-text";
import { repeatedPrices } from "./repeated-prices";
import { fileOf, schemas, type SectionName } from "../schema";
import { jsonSchemas } from "../schema/json";
import { policy } from "../schema/policy";
import { fillCombinedPrices } from "../schema/pricing";

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

/** What `loadContent` found. */
export interface LoadedContent {
  /** Only there while there are no problems. */
  content?: Content;
  problems: Problem[];
  /** What is out of date, yet keeps nobody from publishing. */
  warnings: Problem[];
  placeholders: Placeholder[];
  /** The files that could be read, by name, to find places in them. */
  files: ContentFile[];
}

/** What the folder may hold besides content. */
const otherFiles = ["README.md", "fields.md", "page.png"];

const names = Object.keys(schemas) as SectionName[];

/**
 * Reads and checks the content folder. Problems are returned, not thrown.
 *
 * @param directory the content folder
 * @param formHost replaces the origin of the form and its script, so that the
 *   sample form host can stand in for the provider
 * @param today tells how old a policy is, and whether security.txt has expired
 */
export function loadContent(
  directory: string,
  formHost?: string,
  today = new Date(),
): LoadedContent {
  const entries = readdirSync(directory).sort();
  const files = names.map((name) =>
    readContentFile(join(directory, fileOf(name)), `content/${fileOf(name)}`, {
      schema: schemas[name],
      json: jsonSchemas[name],
    }),
  );
  const documents = entries
    .filter((entry) => entry.endsWith(".md") && !isOther(entry))
    .map((entry) =>
      readContentFile(join(directory, entry), `content/${entry}`, {
        schema: policy,
        json: jsonSchemas.policy,
        frontMatter: true,
      }),
    );

  const data = Object.fromEntries(
    names.flatMap((name, index) => {
      const read = files[index]?.data;
      return read ? [[name, read]] : [];
    }),
  ) as Partial<Content>;
  const policies = documents
    .filter((document) => document.data)
    .map(({ file, data: frontMatter, markdown }) => ({
      ...(frontMatter as z.output<typeof policy>),
      slug: basename(file, ".md"),
      markdown: markdown?.text.trim() ?? "",
    }));
  const partial: PartialContent = { ...data, policies };
  if (data.pricing) fillCombinedPrices(data.pricing);
  if (data.site) useFormHost(data.site, formHost);

  const addresses = [
    "/",
    ...names.filter((name) => isAnchor(name, data)).map(anchorOf),
    ...documents.map(({ file }) => `/${basename(file, ".md")}`),
  ];
  const all = [...files, ...documents];
  const problems = [
    ...all.flatMap((file) => file.problems),
    ...strayFiles(entries),
    ...(entries.includes("privacy-policy.md")
      ? []
      : [missingFile("content/privacy-policy.md")]),
    ...fillContent(all, partial),
    ...repeatedPrices(files, data.pricing),
    ...documents.flatMap((file) => markdownProblems(file, addresses)),
    ...crossChecks(partial).map((found) => placed(found, all)),
  ];
  return {
    problems,
    warnings: [
      ...oldPolicies(policies, today),
      ...(data.site ? securityExpiry(data.site, today) : []),
    ].map((found) => placed(found, all)),
    placeholders: all.flatMap((file) => file.placeholders),
    files: all,
    ...(problems.length === 0 && {
      content: { ...(data as Content), policies },
    }),
  };
}

function isOther(entry: string): boolean {
  return otherFiles.includes(entry) || entry.startsWith(".");
}

function strayFiles(entries: string[]): Problem[] {
  const known = names.map(fileOf);
  return entries
    .filter(
      (entry) =>
        !isOther(entry) && !entry.endsWith(".md") && !known.includes(entry),
    )
    .map((entry) => ({
      file: `content/${entry}`,
      line: 1,
      column: 1,
      field: "",
      message: `no part of the site uses this file – remove or rename it; known: ${known.join(", ")}`,
    }));
}

/** The anchor of a section of the landing page, named as its file. */
function anchorOf(name: SectionName): string {
  return `/#${basename(fileOf(name), ".yaml")}`;
}

function isAnchor(name: SectionName, content: Partial<Content>): boolean {
  if (
    [
      "cities",
      "costComparison",
      "error",
      "marketFinder",
      "notFound",
      "notifications",
      "site",
      "terms",
      "thirdParties",
    ].includes(name)
  )
    return false;
  const section = content[name] as { shown?: boolean } | undefined;
  return section?.shown !== false;
}

function placed(
  { file: name, path, message }: ContentIssue,
  files: ContentFile[],
): Problem {
  const file = `content/${name}`;
  const yaml = files.find((one) => one.file === file)?.yaml;
  return {
    file,
    ...(yaml?.placeOf(path) ?? { line: 1, column: 1 }),
    field: fieldName(path),
    message,
  };
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
