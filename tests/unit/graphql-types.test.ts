import { graphqlTypes, typeName } from "../../pipeline/gatsby/graphql-types";
import { schemas } from "../../pipeline/schema";

const types = graphqlTypes();
const names = [...Object.keys(schemas), "policy"];

/** The fields of a type, as `name: Type!`. */
function fieldsOf(name: string): string[] {
  const type = new RegExp(`^type ${name} [^{]*\\{\\n(.*?)^\\}`, "ms");
  return (type.exec(types)?.[1] ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('"'));
}

test("a content file's type is named after the file, and Gatsby must not guess at it", () => {
  expect(["faq", "howItWorks", "policy"].map(typeName)).toEqual([
    ...["FaqYaml", "HowItWorksYaml", "PolicyMarkdown"],
  ]);
  for (const name of names)
    expect(types).toContain(
      `type ${typeName(name)} implements Node @dontInfer {`,
    );
});

test("the root type has every content file, none of them null", () => {
  expect(fieldsOf("Content")).toEqual([
    ...Object.keys(schemas).map((name) => `${name}: ${typeName(name)}!`),
    "policy(slug: String!): PolicyMarkdown!",
  ]);
});

test.each([
  [
    "lists and their items are never null",
    "FaqYaml",
    "items: [FaqYamlItems!]!",
  ],
  ["a list of texts", "SiteYamlFooter", "address: [String!]!"],
  [
    "a group is named by its path",
    "PainPointsYaml",
    "claim: PainPointsYamlClaim!",
  ],
  ["whole numbers are whole", "PainPointsYamlClaim", "percent: Int!"],
  ["a flag has a default", "FaqYaml", "shown: Boolean!"],
  ["what a file may leave out may be null", "SiteYaml", "paymentLink: String"],
  [
    "what the build fills in is never null",
    "PricingYamlPlans",
    "monthlyPrice: Int!",
  ],
  ["ranges share one type", "MapPackYamlTiers", "top3: Range!"],
  ["also in another file", "TimelineYamlClaims", "improvementDays: Range!"],
  ["ranges of dollars have theirs", "PricingYaml", "adBudget: DollarRange!"],
  ["a range may go on", "Range", "andMore: Boolean"],
  ["a policy has its address", "PolicyMarkdown", "slug: String!"],
  ["a policy has its Markdown", "PolicyMarkdown", "body: MarkdownRemark!"],
])("%s: %s has %s", (_, type, field) => {
  expect(fieldsOf(type)).toContain(field);
});

test("no type is written twice", () => {
  const written = [...types.matchAll(/^type (\w+)/gm)].map(([, name]) => name);
  expect(written).toEqual([...new Set(written)]);
});

test("a field's comment is its description", () => {
  expect(types).toMatch(/"The heading of the section\."\n {2}heading: String!/);
});
