import { fillReferences } from "../../pipeline/facts";
import { siteContent } from "../support/content";
import { contentWith, secondPolicy, snippetOf } from "../support/content-copy";

const { pricing, site } = siteContent;
const { high } = pricing.adBudget;

test.each([
  ["a text as it is", "{site.brand.name}", site.brand.name],
  ["a plain number as it is", "{mapPack.tiers.metropolis.top3.low}", "55"],
  [
    "a list item by its slug",
    "{pricing.plans.core-platform.monthlyPrice}",
    "$1,350",
  ],
  ["a range with a dash", "{mapPack.tiers.metropolis.top3}", "55–130+"],
  ["a range of dollars in dollars", "{pricing.adCostPerCall}", "$52–$88+"],
  [
    "one end of a range",
    "{pricing.adBudget.high}",
    `$${high.toLocaleString("en-US")}`,
  ],
  ["spaces in its braces", "{ site.brand.name }", site.brand.name],
  ["no reference at all", "{rating} of {5.0}, {}", "{rating} of {5.0}, {}"],
])("a reference is filled in: %s", (_, reference, written) => {
  const unknown = jest.fn();
  expect(fillReferences(reference, siteContent, unknown)).toBe(written);
  expect(unknown).not.toHaveBeenCalled();
});

test.each([
  "{nope.name}",
  "{pricing.plans.nope.monthlyPrice}",
  "{site.brand.name.length}",
  "{site.constructor.name}",
  "{pricing.plans.core-platform}",
])("%s leads nowhere: it is reported, and stays", (reference) => {
  const unknown = jest.fn();
  const written = `At ${reference}.`;
  expect(fillReferences(written, siteContent, unknown)).toBe(written);
  expect(unknown.mock.calls).toEqual([[reference, "At ".length]]);
});

test("a reference to itself ends and is reported", () => {
  const unknown = jest.fn();
  const facts = { site: { brand: { name: "{site.brand.name}" } } };
  fillReferences("{site.brand.name}", facts, unknown);
  expect(unknown).toHaveBeenCalledWith("{site.brand.name}", 0);
});

test("no reference is left in the copy", () => {
  expect(JSON.stringify(siteContent)).not.toMatch(/\{\w+\.[\w.-]+\}/);
});

test("a changed price changes the sum of plans, and every text that refers to either", () => {
  const [core, ads] = pricing.plans;
  const combined = pricing.plans.find(({ combines }) => combines);
  const { content } = contentWith({
    "pricing.yaml": (file) => file.setIn(["plans", 0, "monthlyPrice"], 1000),
    "closing.yaml": (file) =>
      file.set(
        "text",
        `{pricing.plans.${core?.slug}.monthlyPrice}, {pricing.plans.${combined?.slug}.monthlyPrice}`,
      ),
  });
  const sum = 1000 + (ads?.monthlyPrice ?? 0);
  expect(content?.closing.text).toBe(`$1,000, $${sum.toLocaleString("en-US")}`);
  expect(content?.pricing.plans.map((plan) => plan.monthlyPrice)).toContain(
    sum,
  );
});

test.each([
  [{ combines: ["core-platform", "paid-ads-booster"], monthlyPrice: 7 }, ""],
  [{}, ""],
  [{ combines: ["core-platform", "nope"] }, ".combines[1]"],
  [{ combines: ["core-platform", "core-platform"] }, ".combines"],
])("a plan with %j is a mistake", (plan, field) => {
  const { problems } = contentWith({
    "pricing.yaml": (file) => {
      const common = { slug: "c", name: "C", summary: "S", points: ["P"] };
      file.setIn(["plans", 2], { ...common, priceSuffix: "/month", ...plan });
    },
  });
  expect(problems.map((problem) => problem.field)).toContain(
    `plans[2]${field}`,
  );
});

test("braces in the form's code are the provider's", () => {
  const query = "?name={{contact.first_name}}";
  const snippet = snippetOf("https://forms.example/form/1").replaceAll(
    /src="[^"]*/g,
    `$&${query}`,
  );
  const { content, problems } = contentWith({
    "site.yaml": (file) => file.setIn(["form", "snippet"], snippet),
  });
  expect(problems).toEqual([]);
  const { frame = "", script = "" } = content?.site.form.embed ?? {};
  for (const address of [frame, script])
    expect(decodeURI(new URL(address).search)).toBe(query);
});

test("a text is measured with its references filled in", () => {
  const messages = (button: string, lead: string) =>
    contentWith({
      "closing.yaml": (file) => file.set("button", button),
      "hero.yaml": (file) => file.set("lead", lead),
    }).problems.map(({ field, message }) => `${field}: ${message}`);
  const padding = "Ask us about what {hero.lead} may mean to you";
  expect(messages(padding, "it")).toEqual([]);
  expect(messages("{hero.lead}", "A lead. ".repeat(9))).toEqual([
    "button: expected at most 50 characters, found 71 – shorten it",
  ]);
});

test("a reference to a field without a value says which one", () => {
  const { problems } = contentWith({
    "pain-points.yaml": (file) => file.deleteIn(["claim", "source"]),
    "rules.md": secondPolicy("\n{painPoints.claim.source}\n"),
  });
  expect(problems.map(({ message }) => message)).toEqual([
    '{painPoints.claim.source} has no value – remove the item or the words that mention it, or write "source:" in content/pain-points.yaml',
  ]);
});
