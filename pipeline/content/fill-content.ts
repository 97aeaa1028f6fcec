import type { ContentFile } from "./content-file";
import { lengthProblem } from "./copy-checks";
import { fillReferences, type FactSource } from "./references";
import { walk } from "./walk";
import { fieldName, type Problem } from "./problem";
import { placeAt } from "./read-text";
import type { PartialContent } from "../schema/content";
import { fileOf, schemas, type SectionName } from "../schema";
import { fieldAt, jsonSchemas } from "../schema/json";

const names = Object.keys(schemas) as SectionName[];

/** Replaces references in every text, in place, and checks the length of the result. */
export function fillContent(
  files: ContentFile[],
  content: PartialContent,
): Problem[] {
  const facts: FactSource = { data: content, schemas: jsonSchemas };
  const broken = names.filter((name) => !content[name]);
  return files.flatMap(({ file, yaml, data, text }) =>
    texts(file, data, content).flatMap(({ path, value, parent, limits }) => {
      const key = path.at(-1) as string;
      const problems: Problem[] = [];
      const filled = fillReferences(value, facts, (reference) => {
        // Skips references into invalid files.
        if (broken.some((name) => reference.startsWith(`{${name}.`))) return;
        problems.push({
          file,
          ...(key === "markdown"
            ? placeAt(text, text.indexOf(reference))
            : yaml.placeOf(path, reference)),
          field: key === "markdown" ? "" : fieldName(path),
          message: `${reference} does not match a field – write the file's name and each field or slug on the way, joined by dots, as in {site.brand.name}`,
        });
      });
      parent[key] = filled;
      const message = limits && lengthProblem(filled, limits);
      if (message)
        problems.push({
          file,
          ...yaml.placeOf(path),
          field: fieldName(path),
          message,
        });
      return problems;
    }),
  );
}

/** All texts of a file, with the length limits of their schema. */
function texts(file: string, data: unknown, { policies }: PartialContent) {
  const name = names.find((one) => `content/${fileOf(one)}` === file);
  const schema = jsonSchemas[name ?? "policy"];
  const source = name
    ? data
    : policies.find(({ slug }) => `content/${slug}.md` === file);
  return walk(source).flatMap(({ path, value, parent }) => {
    if (typeof value !== "string" || !parent) return [];
    const { longest, shortest } = fieldAt(schema, path) ?? {};
    const limits = longest && { longest, ...(shortest && { shortest }) };
    return [{ path, value, parent, ...(limits && { limits }) }];
  });
}
