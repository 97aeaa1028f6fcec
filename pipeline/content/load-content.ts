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
  type SectionName,
} from "../sections";
import { document } from "../schema/document";
import { readSnippet } from "../schema/form-snippet";
import { fillPopulations } from "../schema/map-pack";
import { fillCombinedPrices } from "../schema/pricing";
import { fillTimes } from "../schema/timeline";
import { readDocument, readYamlFile, type ContentFile } from "./content-file";
import { crossChecks, fileNames } from "./checks";
import { markdownProblems } from "./markdown-checks";
import { check } from "./messages";
import { pictureFiles, pictureIssues } from "./picture-uses";
import {
  fieldName,
  locate,
  placeAt,
  type Placeholder,
  type Problem,
} from "./problem";
import { fillReferences, leftOut } from "./references";
import { walk } from "./walk";

/** The result of `loadContent`. */
export interface LoadedContent {
  /** Absent if there are problems. */
  content?: Content;
  /** Mistakes. They stop the build. */
  problems: Problem[];
  placeholders: Placeholder[];
  /** All content files, for looking up line numbers. */
  files: ContentFile[];
}

/**
 * Reads the content folder: checks what was written, derives combined prices, times
 * and populations, fills in the references and measures the filled texts. Returns
 * problems instead of throwing them.
 *
 * @param directory the content folder
 * @param formHost replaces the origins of the form and of its script, for the
 *   sample form host: one for both, or two with a space between them
 */
export function loadContent(
  directory: string,
  formHost?: string,
): LoadedContent {
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
  const addresses = internalAddresses(documents);
  const problems = [
    ...written,
    ...filled,
    ...lengths,
    ...documents.flatMap((file) => markdownProblems(file, addresses, pictures)),
    ...[
      ...crossChecks(content),
      // Files that cannot be read may be the ones that name a picture.
      ...(written.length === 0 ? pictureIssues(content, pictures) : []),
    ].map((issue) => locate(issue, files)),
  ];
  if (formHost) useFormHost(content, formHost);
  return {
    problems,
    placeholders: files.flatMap((file) => file.placeholders),
    files,
    ...(problems.length === 0 && { content: content as Content }),
  };
}

/** Replaces the references in every text of a file, in place. */
function fillFile(
  read: ContentFile,
  facts: Record<string, unknown>,
): Problem[] {
  const { file, data, markdown, yaml, text } = read;
  const problems: Problem[] = [];
  const fill = (value: string, add: (words: string) => Omit<Problem, "file">) =>
    fillReferences(value, { data: facts, schemas }, (words) => {
      const name = words.slice(1).split(".")[0] ?? "";
      // Skips references into invalid files.
      if (Object.hasOwn(facts, name) && !facts[name]) return;
      problems.push({ file, ...add(words) });
    });
  for (const { path, value, parent } of walk(data)) {
    const key = path.at(-1);
    if (typeof value !== "string" || !parent || key === undefined) continue;
    parent[key] = fill(value, (words) => ({
      ...yaml.placeOf(path, words),
      field: fieldName(path),
      message: leadsNowhere(words, facts, { file, path, data }),
    }));
  }
  if (data && markdown)
    read.filledMarkdown = fill(markdown.text, (words) => ({
      ...placeAt(text, text.indexOf(words)),
      field: "",
      message: leadsNowhere(words, facts),
    }));
  return problems;
}

function leadsNowhere(
  words: string,
  facts: Record<string, unknown>,
  at?: Pick<ContentFile, "file" | "data"> & { path: PropertyKey[] },
): string {
  const missing = leftOut(words, { data: facts, schemas });
  if (missing) {
    const isParty = at?.file === "content/third-parties.yaml";
    const [list, index] = at?.path ?? [];
    const party =
      isParty && list === "parties"
        ? (at?.data as PartialContent["thirdParties"])?.parties[Number(index)]
        : undefined;
    return `${words} has no value – ${party ? `remove "${party.name}" from third-parties.yaml as well` : "remove what mentions it"}, or write "${missing.field}:" in content/${sections[missing.file as SectionName].file}`;
  }
  return `${words} does not match a field – write the file's name and each field or slug on the way, joined by dots, as in {site.brand.name}`;
}

/** The valid targets of links in documents: pages, and anchors of sections. */
function internalAddresses(documents: ContentFile[]): string[] {
  return [
    "/",
    ...anchors()
      .sort()
      .map((anchor) => `/#${anchor}`),
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

function useFormHost(
  { site, thirdParties }: PartialContent,
  formHost: string,
): void {
  if (!site) return;
  const { embed } = site.form;
  const [form = "", script = form] = formHost.split(" ");
  const replaced = new Map([
    [new URL(embed.script).origin, script],
    [new URL(embed.frame).origin, form],
  ]);
  const moved = (address: string) => {
    if (!URL.canParse(address)) return address;
    const { origin, pathname, search } = new URL(address);
    const other = replaced.get(origin);
    return other ? other + pathname + search : address;
  };
  for (const { origins } of thirdParties?.parties ?? [])
    origins.splice(0, Infinity, ...origins.map(moved));
  site.form.embed = {
    ...embed,
    frame: moved(embed.frame),
    script: moved(embed.script),
  };
}
