import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import {
  anchors,
  schemas,
  sectionNames,
  sections,
  type Content,
  type PartialContent,
} from "./sections";
import { document } from "./schema/document";
import { readSnippet } from "./schema/form-snippet";
import { fillPopulations } from "./schema/map-pack";
import { fillCombinedPrices } from "./schema/pricing";
import { fillTimes } from "./schema/timeline";
import {
  locate,
  readDocument,
  readYamlFile,
  type SourceFile,
} from "./read/source-file";
import { fileNames } from "./check/file-names";
import { missingInserts } from "./check/inserts";
import { unlistedOrigins } from "./check/origins";
import { redirectIssues } from "./check/redirects";
import { markdownProblems } from "./check/markdown";
import { check } from "./check/field-messages";
import { checkFile } from "./check/file";
import { pictureFiles, pictureIssues } from "./check/pictures";
import type { Placeholder, Problem } from "./problem";
import { pictureFileProblems } from "./check/picture-files";
import { fillFile } from "./check/fill";
import { withSampleForm } from "./sample-form";
import { currentBuild } from "./settings";

/** The result of `loadContent`. */
export interface LoadedContent {
  /** Absent if there are problems. */
  content?: Content;
  /** Mistakes. They stop the build. */
  problems: Problem[];
  placeholders: Placeholder[];
  /** All content files, for looking up line numbers. */
  files: SourceFile[];
}

/**
 * Reads the content folder: checks what was written, derives combined prices, times
 * and populations, fills in the references and measures the filled texts. Returns
 * problems instead of throwing them.
 *
 * @param directory the content folder
 */
export function loadContent(directory: string): LoadedContent {
  const entries = readdirSync(directory).sort();
  const { documents: documentNames, issues } = fileNames(entries);
  const yamlFiles = sectionNames.map((name) =>
    readYamlFile(
      join(directory, sections[name].file),
      `content/${sections[name].file}`,
      schemas[name],
    ),
  );
  const documents = documentNames.map((entry) =>
    readDocument(join(directory, entry), `content/${entry}`, document),
  );
  const files = [...yamlFiles, ...documents];
  files.forEach(checkFile);
  const written = [
    ...issues.map((issue) => locate(issue, files)),
    ...files.flatMap((file) => file.problems),
  ];

  const data = Object.fromEntries(
    sectionNames.map((name, index) => [name, yamlFiles[index]?.data]),
  ) as Partial<Content>;
  if (data.pricing) fillCombinedPrices(data.pricing);
  if (data.timeline) fillTimes(data.timeline);
  if (data.mapPack) fillPopulations(data.mapPack);
  const filled = files.flatMap((file) => fillFile(file, withEmbed(data)));
  const lengths = files.flatMap(({ schema, data: whole, file, yaml }) =>
    whole ? check(schema, whole, file, yaml).problems : [],
  );

  const content: PartialContent = {
    ...withEmbed(data),
    documents: documents.flatMap(
      ({ file, data: fields, filledMarkdown = "" }) =>
        fields
          ? {
              ...(fields as z.output<typeof document>),
              slug: basename(file, ".md"),
              markdown: filledMarkdown.trim(),
            }
          : [],
    ),
  };
  const pictures = pictureFiles(directory);
  const addresses = internalAddresses(documents, data.faq);
  const problems = [
    ...written,
    ...filled,
    ...lengths,
    ...documents.flatMap((file) => markdownProblems(file, addresses, pictures)),
    ...[
      ...unlistedOrigins(content),
      ...redirectIssues(content),
      ...missingInserts(content),
      // Files that cannot be read may be the ones that name a picture.
      ...(written.length === 0 ? pictureIssues(content, pictures) : []),
    ].map((issue) => locate(issue, files)),
  ];
  return {
    problems,
    placeholders: files.flatMap((file) => file.placeholders),
    files,
    ...(problems.length === 0 && { content: content as Content }),
  };
}

/** The valid targets of links in documents: pages, and anchors of sections and of answered questions. */
function internalAddresses(
  documents: SourceFile[],
  faq: Content["faq"] | undefined,
): string[] {
  const questions = [...(faq?.items ?? []), ...(faq?.ownership ?? [])];
  return [
    "/",
    ...anchors()
      .sort()
      .map((anchor) => `/#${anchor}`),
    ...questions.flatMap(({ slug, answer }) => (answer ? `/#faq-${slug}` : [])),
    ...documents.map(({ file }) => `/${basename(file, ".md")}`),
  ];
}

/** Adds what the form's snippet says; the schema has found it to be good. */
function withEmbed(data: Partial<Content>): Partial<Content> {
  const { site } = data;
  const read = site && readSnippet(site.form.snippet);
  if (!read || !("embed" in read)) return data;
  const title = site.form.title ?? read.embed.title;
  const form = { ...site.form, embed: { ...read.embed, title } };
  return { ...data, site: { ...site, form } };
}

/** Loads the content and looks into the pictures as well. */
export async function loadWithPictures(
  directory: string,
): Promise<LoadedContent> {
  const { content, ...read } = loadContent(directory);
  const issues = await pictureFileProblems(directory, content);
  const problems = [
    ...read.problems,
    ...issues.map((issue) => locate(issue, read.files)),
  ];
  return {
    ...read,
    problems,
    ...(content && problems.length === 0 && { content }),
  };
}

let loaded: Promise<LoadedContent> | undefined;

/**
 * The content of a build, which is read once: a file that is saved meanwhile cannot
 * change a part of the site only.
 */
export function loadOnce(): Promise<LoadedContent> {
  return (loaded ??= loadBuild());
}

async function loadBuild(): Promise<LoadedContent> {
  const { folder, hasSampleForm } = currentBuild();
  const read = await loadWithPictures(folder);
  if (!hasSampleForm || !read.content) return read;
  return { ...read, content: withSampleForm(read.content) };
}

/** Reads the content again, while an editor works on it. */
export function loadAgain(): Promise<LoadedContent> {
  loaded = undefined;
  return loadOnce();
}
