import { graphqlTypes, typeName } from "../../pipeline/gatsby/graphql-types";
import { schemas } from "../../pipeline/schema";

/** The fields of a type, by name, as `name: Type!`. */
function fieldsOf(name: string): string[] {
  const [, body] =
    new RegExp(`^type ${name} [^{]*\\{\\n(.*?)^\\}`, "ms").exec(
      graphqlTypes(),
    ) ?? [];
  return (body ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('"'));
}

test("a content file's type is named after the file", () => {
  expect(typeName("faq")).toBe("FaqYaml");
  expect(typeName("howItWorks")).toBe("HowItWorksYaml");
  expect(typeName("policy")).toBe("PolicyMarkdown");
});

test("every content file has a type that Gatsby must not guess at", () => {
  for (const name of [...Object.keys(schemas), "policy"]) {
    expect(graphqlTypes()).toContain(
      `type ${typeName(name)} implements Node @dontInfer {`,
    );
  }
});

test("the root type has every content file, none of them null", () => {
  expect(fieldsOf("Content")).toEqual([
    ...Object.keys(schemas).map((name) => `${name}: ${typeName(name)}!`),
    "policy(slug: String!): PolicyMarkdown!",
  ]);
});

test("lists and their items are never null", () => {
  expect(fieldsOf("FaqYaml")).toEqual([
    "shown: Boolean!",
    "heading: String!",
    "items: [FaqYamlItems!]!",
  ]);
  expect(fieldsOf("SiteYamlFooter")).toContain("address: [String!]!");
});

test("whole numbers are whole, and a group has a type named by its path", () => {
  expect(fieldsOf("PainPointsYaml")).toContain("claim: PainPointsYamlClaim!");
  expect(fieldsOf("PainPointsYamlClaim")).toContain("percent: Int!");
});

test("a field that the file may leave out may be null", () => {
  expect(fieldsOf("SiteYaml")).toContain("paymentLink: String");
});

test("a field that the build fills in is never null", () => {
  expect(fieldsOf("PricingYamlPlans")).toContain("monthlyPrice: Int!");
});

test("ranges share one type wherever they stand", () => {
  expect(fieldsOf("MapPackYamlTiers")).toContain("top3: Range!");
  expect(fieldsOf("TimelineYamlClaims")).toContain("improvementDays: Range!");
  expect(fieldsOf("PricingYaml")).toContain("adBudget: DollarRange!");
  expect(fieldsOf("Range")).toEqual([
    "low: Int!",
    "high: Int!",
    "andMore: Boolean",
  ]);
});

test("no type is written twice", () => {
  const names = [...graphqlTypes().matchAll(/^type (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(names).toEqual([...new Set(names)]);
});

test("a policy has its address and its Markdown besides its settings", () => {
  expect(fieldsOf("PolicyMarkdown")).toEqual(
    expect.arrayContaining(["slug: String!", "body: MarkdownRemark!"]),
  );
});

test("a field's comment is its description", () => {
  expect(graphqlTypes()).toMatch(
    /"The heading of the section\."\n {2}heading: String!/,
  );
});
