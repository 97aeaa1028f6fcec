import { factAt, fillFile, fillReferences, lookUp, type Facts } from "../facts";
import type { Problem } from "../problem";
import { problemIn, textsOf, type SourceFile } from "../read/source-file";
import { schemas, sections, type SectionName } from "../sections";
import { nearest } from "./nearest";

/** A path such as site.brand.name outside braces; with one of them, `copy.ts` tells the other. */
const bare =
  /(?<![\w.{/@-]|\{ )[a-z][\w-]*(?:\.[\w-]+)+(?![\w/@-]| *\}|\.\w)/gi;

/** Fills in the references of a file. Tells those that lead nowhere, and those that have lost their braces. */
export function fillAndCheck(source: SourceFile, facts: Facts): Problem[] {
  const problems = textsOf(source)
    .filter(({ isCopy }) => isCopy)
    .flatMap(({ text, path, offsetOf }) =>
      [...text.matchAll(bare)]
        .filter(([words]) => factAt(words, facts) !== undefined)
        .map(({ 0: words, index }) =>
          problemIn(
            source,
            offsetOf(words, index),
            `found "${words}", the name of a field – write {${words}}`,
            path,
          ),
        ),
    );
  fillFile(source, facts, (words, { path = [], offset }) => {
    const name = words.slice(1).trim().split(".")[0] ?? "";
    // Skips references into invalid files.
    if (Object.hasOwn(schemas, name) && !facts[name]) return;
    const place = offset ?? source.yaml.offsetOf(path, words);
    problems.push(problemIn(source, place, leadsNowhere(words, facts), path));
  });
  return problems;
}

function leadsNowhere(words: string, facts: Facts): string {
  const path = words.slice(1, -1).trim();
  const { value, field } = lookUp(path, facts);
  if (field && value === undefined) {
    const name = path.split(".")[0] as SectionName;
    return `${words} has no value – remove the item or the words that mention it, or write "${path.split(".").at(-1)}:" in content/${sections[name].file}`;
  }
  const meant = meantReference(path, facts);
  return meant
    ? `${words} does not match a field – did you mean ${meant}?`
    : `${words} does not match a field – write the file's name and each field or slug on the way, joined by dots, as in {site.brand.name}`;
}

/** The reference that a misspelled one means, if it leads to something. */
function meantReference(path: string, facts: Facts): string | undefined {
  let value: unknown = facts;
  const names: string[] = [];
  for (const name of path.split(".")) {
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
  return fillReferences(meant, facts) === meant ? undefined : meant;
}
