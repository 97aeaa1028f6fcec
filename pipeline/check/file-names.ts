import { existsSync, readdirSync } from "node:fs";
import type { Issue } from "../problem";
import { sectionNames, sections } from "../sections";
import { pictureFolder } from "./pictures";

/** Files in the folder that are not content. */
const otherFiles = ["README.md", "fields.md", pictureFolder];

/** Names that Gatsby and the build give to pages and folders of their own. */
const taken = ["index", "404", "static", "page-data", "zip"];

/** Finds the documents in the folder, and what is wrong with the names of the files. */
export function fileNames(entries: string[]): {
  documents: string[];
  issues: Issue[];
} {
  const known = sectionNames.map((name) => sections[name].file);
  const content = entries.filter(
    (entry) => !otherFiles.includes(entry) && !entry.startsWith("."),
  );
  const documents = content.filter((entry) => /\.(md|markdown)$/i.test(entry));
  const issues = content.flatMap((entry): Issue[] => {
    const message = documents.includes(entry)
      ? documentName(entry)
      : known.includes(entry)
        ? undefined
        : strayFile(entry, known);
    return message ? [{ file: entry, path: [], message }] : [];
  });
  if (!documents.some((entry) => addressName(entry) === "privacy-policy.md"))
    issues.push({
      file: "privacy-policy.md",
      path: [],
      message: "the file is missing – put it back under exactly this name",
    });
  return { documents, issues };
}

/** A document's name is its address, which has to work on every host. */
function documentName(entry: string): string | undefined {
  const name = addressName(entry);
  if (name !== entry)
    return `the name of a document is its address, in lowercase letters and digits with hyphens between words – rename the file to ${name}`;
  if (taken.includes(name.slice(0, -".md".length)) || isPublished(name))
    return "the site already has a page or a folder of this name – rename the file to the address of its page, such as refunds.md";
  return undefined;
}

/** The name that a document should have. */
function addressName(entry: string): string {
  const words = entry
    .replace(/\.\w+$/, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words?.join("-") ?? "refunds"}.md`;
}

/** Whether `static/` has a folder or a page of a document's name. */
function isPublished(name: string): boolean {
  const files = existsSync("static") ? readdirSync("static") : [];
  return files.some((file) => `${file.replace(/\.html$/, "")}.md` === name);
}

function strayFile(entry: string, known: string[]): string {
  return /\.(jpe?g|png|webp|avif)$/i.test(entry)
    ? `pictures belong into content/${pictureFolder} – move it there`
    : `the site does not use this file – remove or rename it; known files: ${known.join(", ")}`;
}
