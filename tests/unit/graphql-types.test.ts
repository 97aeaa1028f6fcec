import { graphqlTypes, typeName } from "../../pipeline/gatsby/graphql-types";
import { schemas } from "../../pipeline/schema";

const types = graphqlTypes();

/** The fields of a type, as `name: Type!`. */
function fieldsOf(name: string): string[] {
  const type = new RegExp(`^type ${name} [^{]*\\{\\n(.*?)^\\}`, "ms");
  return (type.exec(types)?.[1] ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('"'));
}

test("Gatsby must not guess at a content file's type, and the root type has every file", () => {
  for (const name of [...Object.keys(schemas), "document"])
    expect(types).toContain(
      `type ${typeName(name)} implements Node @dontInfer {`,
    );
  expect(fieldsOf("Content")).toEqual([
    ...Object.keys(schemas).map((name) => `${name}: ${typeName(name)}!`),
    "document(slug: String!): DocumentMarkdown!",
  ]);
});

test.each([
  ["a list and its items are never null", "FaqYaml", "items: [FaqYamlItems!]!"],
  ["a list of texts", "SiteYamlFooter", "address: [String!]!"],
  [
    "a group is named by its path",
    "PainPointsYaml",
    "claim: PainPointsYamlClaim!",
  ],
  ["a whole number", "PainPointsYamlClaim", "percent: Int!"],
  ["a flag", "TestimonialsYamlItems", "verified: Boolean!"],
  ["an optional field may be null", "SiteYaml", "paymentLink: String"],
  [
    "a field with a default is never null",
    "SiteYamlFormRights",
    "popups: Boolean!",
  ],
  ["ranges share one type", "MapPackYamlTiers", "top3: Range!"],
  ["ranges of dollars have theirs", "PricingYaml", "adBudget: DollarRange!"],
  ["an optional part of a range", "Range", "andMore: Boolean"],
  ["a document has its address", "DocumentMarkdown", "slug: String!"],
])("%s: %s has %s", (_, type, field) => {
  expect(fieldsOf(type)).toContain(field);
});

test("no type is written twice, and a field's comment is its description", () => {
  const written = [...types.matchAll(/^type (\w+)/gm)].map(([, name]) => name);
  expect(written).toEqual([...new Set(written)]);
  expect(types).toMatch(/"The heading of the section\."\n {2}heading: String!/);
});
