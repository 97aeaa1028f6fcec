import { existsSync, readdirSync } from "node:fs";
import type { Problem } from "../problem";
import { sectionNames, sections } from "../sections";
import { pictureFolder } from "./pictures";
import { nearest } from "./nearest";

/** Names in the folder that are not content. */
const otherFiles = ["fields.md", "logo.svg", pictureFolder];

/** Names that Gatsby and the build give to pages and folders of their own. */
const taken = ["index", "404", "static", "page-data", "share", "zip"];

/** Finds the documents among the names in the content folder, and what is wrong with the names. */
export function fileNames(entries: readonly string[]): {
  documents: string[];
  problems: Problem[];
} {
  const known = sectionNames.map((name) => sections[name].file);
  const content = entries.filter((entry) => !otherFiles.includes(entry));
  const documents = content.filter((entry) => /\.(md|markdown)$/i.test(entry));
  const messages = content.map((entry): [string, string | undefined] => {
    if (documents.includes(entry)) return [entry, documentName(entry)];
    return [entry, known.includes(entry) ? undefined : strayFile(entry, known)];
  });
  if (!documents.some((entry) => addressName(entry) === "privacy-policy.md"))
    messages.push([
      "privacy-policy.md",
      "the file is missing – put it back under exactly this name",
    ]);
  const problems = messages.flatMap(([entry, message]) =>
    message
      ? { file: `content/${entry}`, line: 1, column: 1, field: "", message }
      : [],
  );
  return { documents, problems };
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

function strayFile(entry: string, known: readonly string[]): string {
  if (/\.(jpe?g|png|webp|avif|heic|gif|svg)$/i.test(entry))
    return `pictures belong into content/${pictureFolder} – move it there`;
  const near = nearest(entry, known);
  return near
    ? `the site does not use this file – did you mean ${near}?`
    : `the site does not use this file – remove it, or name it ${addressName(entry)} if it is a document`;
}
