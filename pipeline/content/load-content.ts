import { basename } from "node:path";
import { fileOf, schemas, type SectionName } from "../schema";
import type { Content, PartialContent } from "../schema/content";
import { fillCombinedPrices } from "../schema/pricing";
import type { ContentFile } from "./content-file";
import { locate } from "./content-issue";
import { crossChecks } from "./cross-checks";
import { fillContent } from "./fill-content";
import { markdownProblems } from "./markdown-checks";
import { missingReasons } from "./missing-reasons";
import { pictureFiles, pictureIssues } from "./picture-uses";
import type { Placeholder, Problem } from "./problem";
import { readFolder } from "./read-folder";
import { repeatedPrices } from "./repeated-prices";
import { futurePermissions, securityExpiry } from "./warnings";

/** The result of `loadContent`. */
export interface LoadedContent {
  /** Absent if there are problems. */
  content?: Content;
  /** Mistakes. They stop the build. */
  problems: Problem[];
  /** Days that are past or ahead. They stop a release, not the build. */
  warnings: Problem[];
  placeholders: Placeholder[];
  /** All content files, for looking up line numbers. */
  files: ContentFile[];
}

/** Files whose content is not a section of the landing page. */
const notSections: readonly SectionName[] = [
  "cities",
  "costComparison",
  "error",
  "marketFinder",
  "notFound",
  "notifications",
  "site",
  "terms",
  "thirdParties",
];

/**
 * Reads the content folder, fills in facts, and checks the result. Returns
 * problems instead of throwing them.
 *
 * @param directory the content folder
 * @param formHost replaces the origin of the form and its script, for the test
 *   form host
 * @param today the date for the warnings
 */
export function loadContent(
  directory: string,
  formHost?: string,
  today = new Date(),
): LoadedContent {
  const { files, policyFiles, content, problems: read } = readFolder(directory);
  const all = [...files, ...policyFiles];
  if (content.pricing) fillCombinedPrices(content.pricing);

  const pictures = pictureFiles(directory);
  const addresses = internalAddresses(content, policyFiles);
  const problems = [
    ...read,
    ...fillContent(all, content),
    ...repeatedPrices(files, content.pricing),
    ...policyFiles.flatMap((file) =>
      markdownProblems(file, addresses, pictures),
    ),
    ...[
      ...crossChecks(content),
      ...missingReasons(content, all),
      // Files that cannot be read may be the ones that name a picture.
      ...(read.length === 0 ? pictureIssues(content, pictures) : []),
    ].map((issue) => locate(issue, all)),
  ];
  const doubtful = [
    ...(content.site ? securityExpiry(content.site, today) : []),
    ...futurePermissions(content, today),
  ];
  if (formHost) useFormHost(content, formHost);
  return {
    problems,
    warnings: doubtful.map((issue) => locate(issue, all)),
    placeholders: all.flatMap((file) => file.placeholders),
    files: all,
    ...(problems.length === 0 && { content: content as Content }),
  };
}

/** The valid targets of links in policies: pages, and anchors of visible sections. */
function internalAddresses(
  content: PartialContent,
  policyFiles: ContentFile[],
): string[] {
  const sections = (Object.keys(schemas) as SectionName[]).filter((name) => {
    const section = content[name] as { shown?: boolean } | undefined;
    return !notSections.includes(name) && section?.shown !== false;
  });
  return [
    "/",
    ...sections.map((name) => `/#${basename(fileOf(name), ".yaml")}`),
    ...policyFiles.map(({ file }) => `/${basename(file, ".md")}`),
  ];
}

function useFormHost(
  { site, thirdParties }: PartialContent,
  formHost: string,
): void {
  if (!site) return;
  const script = new URL(site.form.embedScript);
  const replaced = [site.form.host, script.origin];
  for (const { origins } of thirdParties?.parties ?? [])
    origins.forEach((address, index) => {
      if (replaced.includes(new URL(address).origin)) origins[index] = formHost;
    });
  site.form.host = formHost;
  site.form.embedScript = formHost + script.pathname + script.search;
}
