import { schemas, sectionNames } from "../../pipeline/sections";
import { document } from "../../pipeline/model/document";
import { fieldOf, type Field } from "../../pipeline/describe/fields";
import { siteContent } from "../support/content";

/** The fields of a schema that none of the values fills. */
function empty(
  { fields, item }: Field,
  values: unknown[],
  name: string,
): string[] {
  const filled = values.filter((value) => value !== undefined);
  if (filled.length === 0) return [name];
  if (item) return empty(item, filled.flat(), `${name}[]`);
  return Object.entries(fields).flatMap(([key, field]) =>
    empty(
      field,
      filled.map((value) => Object(value)[key]),
      `${name}.${key}`,
    ),
  );
}

test("the launched site fills every field, so that each is tested", () => {
  const names = sectionNames;
  expect([
    ...names.flatMap((name) =>
      empty(fieldOf(schemas[name]), [siteContent[name]], name),
    ),
    ...empty(fieldOf(document), siteContent.documents, "document"),
  ]).toEqual([]);
});
