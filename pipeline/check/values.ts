import type { z } from "zod";
import { fieldAt } from "../describe/fields";
import { mixedWord, oddAddress } from "../schema/look-alikes";
import { fieldName, type Problem } from "../problem";
import type { YamlFile } from "../read/yaml";
import { walk } from "../read/walk";

/** Finds values that a schema takes for what the editor did not mean: letters of another alphabet, and numbers such as 0x1F. */
export function valueProblems(
  file: string,
  schema: z.ZodType,
  yaml: YamlFile,
): Problem[] {
  return walk(yaml.data).flatMap(({ path, value }) => {
    const found =
      typeof value === "string"
        ? oddLetters(value)
        : typeof value === "number" && fieldAt(schema, path)?.type === "number"
          ? oddNumber(value, yaml.sourceOf(path))
          : undefined;
    if (!found) return [];
    const { words = "", message } = found;
    const place = yaml.placeOf(path, words);
    return { file, ...place, field: fieldName(path), message };
  });
}

interface Odd {
  words?: string;
  message: string;
}

function oddLetters(text: string): Odd | undefined {
  const odd = /^(?:https?:\/\/|mailto:)\S+$/i.test(text.trim())
    ? oddAddress(text.trim())
    : undefined;
  if (odd) return { message: `found "${text}" – ${odd}` };
  const mixed = mixedWord(text);
  return (
    mixed && {
      words: mixed.words,
      message: `found "${mixed.words}" – ${mixed.remedy}`,
    }
  );
}

/** 0x1F is 31 to YAML, and 0299 is 299. */
function oddNumber(value: number, source = ""): Odd | undefined {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source)
    ? undefined
    : {
        message: `found ${source}, which would count as ${value} – write the number in plain digits`,
      };
}
