import {
  jsonSchemas,
  resolveRef,
  type FieldSchema,
} from "../../pipeline/schema/json";

/** The fields without a comment, by path. */
function uncommented(root: FieldSchema, field: FieldSchema): string[] {
  const { properties = {}, items } = resolveRef(root, field);
  return [
    ...Object.entries(properties).flatMap(([key, child]) => [
      ...(resolveRef(root, child).description ? [] : [key]),
      ...uncommented(root, child).map((path) => `${key}.${path}`),
    ]),
    ...(items ? uncommented(root, items) : []),
  ];
}

test("every field has a comment to show", () => {
  for (const [name, schema] of Object.entries(jsonSchemas))
    expect([name, uncommented(schema, schema)]).toEqual([name, []]);
});
