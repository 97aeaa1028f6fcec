import { fieldOf, own, type Field } from "../describe/fields";
import { fieldName, type Problem } from "../problem";
import type { SourceFile } from "../read/source-file";
import { walk } from "../read/walk";
import { check } from "./field-messages";
import { valueProblems } from "./values";

/** Checks a file on its own; without a mistake, it gets its data. */
export function checkFile(read: SourceFile): void {
  const { file, schema, yaml, problems } = read;
  if (problems.length > 0) return;
  problems.push(...yaml.problems);
  if (problems.length > 0) return;
  read.placeholders.unshift(
    ...yaml.placeholders.map(({ path, wanted }) => ({
      file,
      ...yaml.placeOf(path),
      field: fieldName(path),
      wanted,
    })),
  );
  const { data, ...found } = check(
    schema,
    withoutEmpty(yaml.data, fieldOf(schema)),
    file,
    yaml,
  );
  const odd = valueProblems(file, schema, yaml);
  // An odd letter says why a value was refused.
  const others = found.problems.filter(
    ({ field }) => !odd.some((told) => told.field === field),
  );
  problems.push(...odd, ...others, ...repeatedSlugs(read));
  if (problems.length === 0) read.data = data;
}

/** Treats an optional field without a value as absent. */
function withoutEmpty(value: unknown, group: Field | undefined): unknown {
  if (!group || typeof value !== "object" || value === null) return value;
  const { fields, item } = group;
  if (Array.isArray(value)) return value.map((one) => withoutEmpty(one, item));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const field = own(fields, key);
      return child === null && field && !field.required
        ? []
        : [[key, withoutEmpty(child, field)]];
    }),
  );
}

/** Checks that no two items of a file have the same slug. */
function repeatedSlugs({ file, yaml }: SourceFile): Problem[] {
  const seen = new Map<string, number>();
  return walk(yaml.data).flatMap(({ path, value }) => {
    if (path.at(-1) !== "slug" || typeof value !== "string") return [];
    const place = yaml.placeOf(path);
    const first = seen.get(value);
    seen.set(value, first ?? place.line);
    if (first === undefined) return [];
    return {
      file,
      ...place,
      field: fieldName(path),
      message: `"${value}" is already the slug of the item on line ${first} – give each item its own`,
    };
  });
}
