import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { checkColors } from "./check/colors";
import { unknownCities } from "./check/cities";
import { checkFields, lengthProblems } from "./check/fields";
import { fileNames } from "./check/file-names";
import { missingInserts } from "./check/inserts";
import { answerProblems } from "./check/links";
import { markdownMistakes } from "./check/markdown";
import { unlistedOrigins } from "./check/origins";
import { pictureFileProblems } from "./check/picture-files";
import { pictureFolder, pictureProblems } from "./check/pictures";
import { redirectProblems } from "./check/redirects";
import { fillAndCheck } from "./check/references";
import { withFacts } from "./facts";
import { document } from "./model/document";
import type { Problem } from "./problem";
import { readLogoFile } from "./read/logo";
import {
  locator,
  problemIn,
  readSourceFile,
  type SourceFile,
} from "./read/source-file";
import { withSampleForm } from "./sample-form";
import {
  schemas,
  sectionNames,
  sections,
  type Content,
  type PartialContent,
  type Written,
} from "./sections";
import { currentBuild } from "./settings";
import { linkTargets } from "./site";

/** The result of `loadContent`. */
export interface LoadedContent {
  /** Absent if there are problems. */
  content?: Content;
  /** Mistakes. They stop the build. */
  problems: Problem[];
  /** What is marked as not real yet. */
  placeholders: Problem[];
  /** All content files, as they are written. */
  files: SourceFile[];
  /** The names of the files in the folder of pictures. */
  pictures: string[];
}

/**
 * Reads the content folder: checks what was written, computes facts, fills in the
 * references and measures the filled texts. Returns problems instead of throwing them.
 *
 * @param directory the content folder
 */
export function loadContent(directory: string): LoadedContent {
  const pictures = namesIn(join(directory, pictureFolder));
  const { documents: names, problems: wrongNames } = fileNames(
    namesIn(directory),
  );
  const read = (name: string, schema: z.ZodType) =>
    readSourceFile(join(directory, name), `content/${name}`, schema);
  const yamlFiles = sectionNames.map((name) =>
    read(sections[name].file, schemas[name]),
  );
  const documents = names.map((name) => read(name, document));
  const files = [...yamlFiles, ...documents];
  files.forEach(checkFields);
  const wrongFiles = [
    ...wrongNames,
    ...files.flatMap(({ problems }) => problems),
  ];

  const written = () =>
    Object.fromEntries(
      sectionNames.map((name, index) => [name, yamlFiles[index]?.data]),
    ) as Partial<Written>;
  const facts = withFacts(written());
  const unresolved = files.flatMap((file) => fillAndCheck(file, facts));

  const content: PartialContent = {
    ...withFacts(written()),
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
  const { logo, ...logoFile } = readLogoFile(join(directory, "logo.svg"));
  const targets = linkTargets(content.faq, names);
  const locate = locator(files);
  const problems = [
    ...wrongFiles,
    ...unresolved,
    ...logoFile.problems,
    ...files.flatMap(lengthProblems),
    ...documents.flatMap((source) =>
      markdownProblems(source, targets, pictures),
    ),
    ...unlistedOrigins(content, locate),
    ...answerProblems(content, targets, locate),
    ...redirectProblems(content, targets, locate),
    ...missingInserts(content, locate),
    ...unknownCities(content, locate),
    // Files that cannot be read may be the ones that name a picture.
    ...(wrongFiles.length === 0
      ? pictureProblems(content, pictures, locate)
      : []),
  ];
  return {
    problems,
    placeholders: [...files, logoFile].flatMap((file) => file.placeholders),
    ...{ files, pictures },
    ...(problems.length === 0 && { content: { ...content, logo } as Content }),
  };
}

/** The names in a folder, if it is there, in order. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name !== "README.md" && !name.startsWith("."))
    .sort();
}

function markdownProblems(
  source: SourceFile,
  targets: readonly string[],
  pictures: readonly string[],
): Problem[] {
  const { text, markdownStart = text.length } = source;
  const markdown = text.slice(markdownStart);
  return markdownMistakes(markdown, targets, pictures).map(
    ({ offset, message }) => problemIn(source, markdownStart + offset, message),
  );
}

/** Loads the content, and looks into the pictures and at the colors as well. */
export async function loadWhole(directory: string): Promise<LoadedContent> {
  const { content, ...read } = loadContent(directory);
  const inPictures = await pictureFileProblems(
    directory,
    read.pictures,
    content,
    locator(read.files),
  );
  const colors = checkColors();
  const problems = [...read.problems, ...inPictures, ...colors.problems];
  return {
    ...read,
    problems,
    placeholders: [...read.placeholders, ...colors.placeholders],
    ...(content && problems.length === 0 && { content }),
  };
}

let loaded: Promise<LoadedContent> | undefined;

/** The content of a build. Reads it once, so that a file saved midway cannot leave pages out of step. */
export function loadOnce(): Promise<LoadedContent> {
  return (loaded ??= loadBuild());
}

async function loadBuild(): Promise<LoadedContent> {
  const { folder, hasSampleForm } = currentBuild();
  const read = await loadWhole(folder);
  if (!hasSampleForm || !read.content) return read;
  return { ...read, content: withSampleForm(read.content) };
}

/** Reads the content again, while an editor works on it. */
export function loadAgain(): Promise<LoadedContent> {
  loaded = undefined;
  return loadOnce();
}
