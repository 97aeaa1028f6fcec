import { fieldAt } from "../describe/fields";
import { fieldName, placeAt, type Problem } from "../problem";
import type { SourceFile } from "../read/source-file";
import { walk } from "../read/walk";
import {
  schemas,
  sections,
  type PartialContent,
  type SectionName,
} from "../sections";
import { nearest } from "./nearest";
import { fillReferences, leftOut } from "./references";

/** Replaces the references in every text of a file, in place. Other values, such as the form's code, stay as they are. */
export function fillFile(
  read: SourceFile,
  facts: Record<string, unknown>,
): Problem[] {
  const { file, schema, data, markdown, yaml, text } = read;
  const problems: Problem[] = [];
  const fill = (
    value: string,
    add: (words: string, offset: number) => Omit<Problem, "file">,
  ) =>
    fillReferences(value, { data: facts, schemas }, (words, offset) => {
      const name = words.slice(1).split(".")[0] ?? "";
      // Skips references into invalid files.
      if (Object.hasOwn(facts, name) && !facts[name]) return;
      problems.push({ file, ...add(words, offset) });
    });
  for (const { path, value, parent } of walk(data)) {
    const key = path.at(-1);
    if (typeof value !== "string" || !parent || key === undefined) continue;
    if (fieldAt(schema, path)?.expects !== "some text") continue;
    parent[key] = fill(value, (words) => ({
      ...yaml.placeOf(path, words),
      field: fieldName(path),
      message: leadsNowhere(words, facts, { file, path, data }),
    }));
  }
  if (data && markdown)
    read.filledMarkdown = fill(markdown.text, (words, offset) => ({
      ...placeAt(text, text.length - markdown.text.length + offset),
      field: "",
      message: leadsNowhere(words, facts),
    }));
  return problems;
}

function leadsNowhere(
  words: string,
  facts: Record<string, unknown>,
  at?: Pick<SourceFile, "file" | "data"> & { path: PropertyKey[] },
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
  const meant = meantReference(words, facts);
  if (meant) return `${words} does not match a field – did you mean ${meant}?`;
  return `${words} does not match a field – write the file's name and each field or slug on the way, joined by dots, as in {site.brand.name}`;
}

/** The reference that a misspelled one means, if it leads to something. */
function meantReference(
  words: string,
  facts: Record<string, unknown>,
): string | undefined {
  let value: unknown = facts;
  const names: string[] = [];
  for (const name of words.slice(1, -1).split(".")) {
    const items: [string, unknown][] = Array.isArray(value)
      ? value.map((item: { slug?: string }) => [item.slug ?? "", item])
      : Object.entries(Object(value) as object);
    const near = nearest(
      name,
      items.map(([key]) => key),
    );
    if (!near) return undefined;
    names.push(near);
    value = items.find(([key]) => key === near)?.[1];
  }
  const meant = `{${names.join(".")}}`;
  const isFact = fillReferences(meant, { data: facts, schemas }, () => {});
  return isFact === meant ? undefined : meant;
}
