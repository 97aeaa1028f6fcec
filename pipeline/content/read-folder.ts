import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { fileOf, schemas, type SectionName } from "../schema";
import type { Content, PartialContent } from "../schema/content";
import { jsonSchemas } from "../schema/json";
import { policy } from "../schema/policy";
import { readContentFile, type ContentFile } from "./content-file";
import type { Problem } from "./problem";
import { pictureFolder } from "./picture-uses";
import { missingFile } from "./read-text";

/** The content folder, with each file checked on its own. */
interface ContentFolder {
  /** The YAML files, one for each schema. */
  files: ContentFile[];
  policyFiles: ContentFile[];
  /** The data of the files without mistakes. */
  content: PartialContent;
  /** Mistakes within files, missing files and unused files. */
  problems: Problem[];
}

/** Files in the folder that are not content. */
const otherFiles = ["README.md", "fields.md", "page.png", pictureFolder];

const names = Object.keys(schemas) as SectionName[];

/** Reads all files of the content folder. */
export function readFolder(directory: string): ContentFolder {
  const entries = readdirSync(directory).sort();
  const files = names.map((name) =>
    readContentFile(join(directory, fileOf(name)), `content/${fileOf(name)}`, {
      schema: schemas[name],
      json: jsonSchemas[name],
    }),
  );
  const policyFiles = entries
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
  const policies = policyFiles
    .filter((document) => document.data)
    .map(({ file, data: frontMatter, markdown }) => ({
      ...(frontMatter as z.output<typeof policy>),
      slug: basename(file, ".md"),
      markdown: markdown?.text.trim() ?? "",
    }));
  return {
    files,
    policyFiles,
    content: { ...data, policies },
    problems: [
      ...[...files, ...policyFiles].flatMap((file) => file.problems),
      ...strayFiles(entries),
      ...takenNames(entries),
      ...(entries.includes("privacy-policy.md")
        ? []
        : [missingFile("content/privacy-policy.md")]),
    ],
  };
}

function isOther(entry: string): boolean {
  return otherFiles.includes(entry) || entry.startsWith(".");
}

/** Policies at an address that already has a page. */
function takenNames(entries: string[]): Problem[] {
  return entries
    .filter((entry) => ["index.md", "404.md"].includes(entry))
    .map((entry) => ({
      file: `content/${entry}`,
      line: 1,
      column: 1,
      field: "",
      message: `the site already has a page of this name – rename the file to the address of its page, such as refunds.md`,
    }));
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
      message: /\.(jpe?g|png|webp|avif)$/i.test(entry)
        ? `pictures belong into content/${pictureFolder} – move it there`
        : `the site does not use this file – remove or rename it; known files: ${known.join(", ")}`,
    }));
}
