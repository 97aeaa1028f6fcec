import { fieldAt, type FieldSchema } from "../schema/json";
import { correctTypography } from "../schema/typography";
import { lengthProblem, plainTextProblems } from "./copy-checks";
import { fieldName, type Problem } from "./problem";
import type { YamlFile } from "./read-yaml";
import { reference } from "./references";
import { walk } from "./walk";

interface NamedYaml {
  file: string;
  yaml: YamlFile;
}

/** Checks that no two items of a list have the same slug. */
export function repeatedSlugs({ file, yaml }: NamedYaml): Problem[] {
  const seen = new Map<string, number>();
  return walk(yaml.data).flatMap(({ path, value }) => {
    if (path.at(-1) !== "slug" || typeof value !== "string") return [];
    const key = `${fieldName(path.slice(0, -2))} ${value}`;
    const place = yaml.placeOf(path);
    const first = seen.get(key);
    seen.set(key, first ?? place.line);
    if (first === undefined) return [];
    return {
      file,
      ...place,
      field: fieldName(path),
      message: `"${value}" is already the slug of the item on line ${first} – give each item its own`,
    };
  });
}

/** Checks the length, the typography and the variables of each text. */
export function badlyWritten(
  { file, yaml }: NamedYaml,
  root: FieldSchema,
): Problem[] {
  return walk(yaml.data).flatMap(({ path, value }) => {
    const limits = fieldAt(root, path);
    if (typeof value !== "string" || !limits?.longest) return [];
    // `fillContent` measures the text again once its references are replaced.
    const own = correctTypography(value.trim()).replace(reference, "");
    const tooLong = lengthProblem(own, { longest: limits.longest });
    const found = tooLong
      ? [{ words: "", message: tooLong }]
      : [
          ...plainTextProblems(value.trim()),
          ...unknownVariables(own, limits.description),
        ];
    return found.map(({ words, message }) => ({
      file,
      ...yaml.placeOf(path, words),
      field: fieldName(path),
      message,
    }));
  });
}

/** Finds what looks like a variable, such as `{city}`, and is none of those that the field's description lists. */
function unknownVariables(text: string, description = "") {
  const variable = /\{\w+\}/g;
  const known: string[] = description.match(variable) ?? [];
  const unknown = (text.match(variable) ?? []).filter(
    (each) => !known.includes(each),
  );
  const advice =
    known.length > 0
      ? `write one of these: ${known.join(", ")}`
      : "write the words themselves";
  return unknown.map((words) => ({
    words,
    message: `found ${words}, which the page would show as it is – ${advice}`,
  }));
}
