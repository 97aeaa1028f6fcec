import { basename } from "node:path";
import { fileOf, schemas, type SectionName } from "../schema";
import type { Content, PartialContent } from "../schema/content";
import { fillCombinedPrices } from "../schema/pricing";
import type { ContentFile } from "./content-file";
import { locate } from "./content-issue";
import { crossChecks } from "./cross-checks";
import { fillContent } from "./fill-content";
import { markdownProblems } from "./markdown-checks";
import type { Placeholder, Problem } from "./problem";
import { readFolder } from "./read-folder";
import { repeatedPrices } from "./repeated-prices";
import { contentWarnings } from "./warnings";

/** The result of `loadContent`. */
export interface LoadedContent {
  /** Absent if there are problems. */
  content?: Content;
  /** Mistakes. They stop the build. */
  problems: Problem[];
  /** Outdated content. It does not stop the build. */
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
 * @param today the date for the warning about security.txt
 */
export function loadContent(
  directory: string,
  formHost?: string,
  today = new Date(),
): LoadedContent {
  const { files, policyFiles, content, problems: read } = readFolder(directory);
  const all = [...files, ...policyFiles];
  if (content.pricing) fillCombinedPrices(content.pricing);
  if (content.site) useFormHost(content.site, formHost);

  const addresses = internalAddresses(content, policyFiles);
  const problems = [
    ...read,
    ...fillContent(all, content),
    ...repeatedPrices(files, content.pricing),
    ...policyFiles.flatMap((file) => markdownProblems(file, addresses)),
    ...crossChecks(content).map((issue) => locate(issue, all)),
  ];
  return {
    problems,
    warnings: contentWarnings(content, today).map((issue) =>
      locate(issue, all),
    ),
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
