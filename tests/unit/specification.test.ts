import { report } from "../../pipeline/content/problem";
import { readYaml } from "../../pipeline/content/read-yaml";
import { constants } from "../../pipeline/content/specification";
import { specificationDifferences } from "../../pipeline/content/specification-differences";
import { fileOf } from "../../pipeline/schema";
import {
  jsonSchemas,
  resolveRef,
  type FieldSchema,
} from "../../pipeline/schema/json";

/** A few files that say what the specification says, and more. */
const texts = {
  closing: `button: Let’s Talk
`,
  pricing: `adBudget: { low: 500, high: 1000 }
adCostPerCall: { low: 45, high: 95 }
plans:
  - slug: more
    name: More
  - slug: combined
    name: Combined
    monthlyPrice: 498
    priceSuffix: /month plus ad budget
  - slug: core-platform
    name: Core Platform
    monthlyPrice: 299
    priceSuffix: /month
    points: [Setup included, No long-term contracts, Cost per call $0]
  - slug: paid-ads-booster
    name: Paid Ads Booster
    summary: An add-on.
    monthlyPrice: 199
    priceSuffix: /month plus ad budget
    points: [Ad budget typically $1, Cost per call $2]
button: Reserve My Area
payment: { button: Pay Now }
`,
  painPoints: `shown: true
lead: Aggregators sell it twice.
claim: { percent: 80, text: of agents say that shared leads never pay back. }
`,
  site: `dialog: { title: Get Your Free Quote }
nav:
  links:
    - { label: Contact Us, target: form }
    - { label: How It Works, target: how-it-works }
    - { label: Pricing, target: pricing }
`,
  testimonials: `shown: true
items: [${Array(6).fill("{ rating: 5 }").join(", ")}]
`,
  policy: `slug: privacy-policy
effectiveDate: "2025-06-10"
markdown: |
  ## Information We Collect
  ## How We Use Your Information
  ## Data Sharing
  ## Your Choices
  ## Cookies and Tracking
  ## Security
  ## Contact Us
  ## More
`,
};
type Name = keyof typeof texts;

/** The differences in the files after an edit. */
function differencesAfter(name: Name, words: string, instead: string) {
  const edited = { ...texts, [name]: texts[name].replace(words, instead) };
  const files = Object.entries(edited).map(([key, text]) => {
    const file = key === "policy" ? "privacy-policy.md" : fileOf(key as "site");
    return { name: key, file: `content/${file}`, yaml: readYaml(file, text) };
  });
  const { policy, ...content } = Object.fromEntries(
    files.map(({ name, yaml }) => [name, yaml.data]),
  );
  const loaded: unknown = {
    files,
    content: { ...content, policies: [policy] },
  };
  return report(
    specificationDifferences(
      loaded as Parameters<typeof specificationDifferences>[0],
    ),
  );
}

test("content that says the same does not differ, with items added and moved", () => {
  expect(differencesAfter("closing", "", "")).toBe("");
});

test.each<[string, Name, string, string, string]>([
  [
    "a price",
    ...(["pricing", "299", "325"] as const),
    "pricing.yaml:12:19  plans[2].monthlyPrice: the specification says $299, the content says $325",
  ],
  [
    "a range",
    ...(["pricing", "high: 95", "high: 1095"] as const),
    "pricing.yaml:2:16  adCostPerCall: the specification says $45-$95, the content says $45-$1,095",
  ],
  [
    "a point of a plan",
    ...(["pricing", "Setup included", "Setup costs extra"] as const),
    'pricing.yaml:14:13  plans[2].points: the specification says "setup included", the content does not',
  ],
  [
    "a plan that is gone",
    ...(["pricing", "slug: combined", "slug: both"] as const),
    "pricing.yaml:4:3  plans: the specification says Combined, $498, /month plus ad budget; the content has no such plan",
  ],
  [
    "a label",
    ...(["closing", "Let’s Talk", "Talk to us"] as const),
    'closing.yaml:1:9  button: the specification says "Let\'s Talk", the content says "Talk to us"',
  ],
  [
    "a label of the navigation",
    ...(["site", "label: Pricing", "label: Prices"] as const),
    'site.yaml:6:16  nav.links[2].label: the specification says "Pricing", the content says "Prices"',
  ],
  [
    "a claim in words of its own",
    ...(["painPoints", "Aggregators", "They"] as const),
    'pain-points.yaml:2:7  lead: the specification says "lead aggregators", the content does not',
  ],
  [
    "a section that is switched off",
    ...(["painPoints", "true", "false"] as const),
    "pain-points.yaml:1:8  shown: the specification says the page has this section, the content leaves it out",
  ],
  [
    "a rating",
    ...(["testimonials", "5", "4"] as const),
    "testimonials.yaml:2:19  items[0].rating: the specification says 5, the content says 4",
  ],
  [
    "a testimonial that is gone",
    ...(["testimonials", ", { rating: 5 }", ""] as const),
    "testimonials.yaml:2:8  items: the specification says 6 testimonials, the content has 5",
  ],
  [
    "a date",
    ...(["policy", "2025-06-10", "2026-01-31"] as const),
    'privacy-policy.md:2:16  effectiveDate: the specification says "2025-06-10", the content says "2026-01-31"',
  ],
  [
    "a heading of the policy",
    ...(["policy", "## Security", "## Safety"] as const),
    'privacy-policy.md:1:1  headings: the specification says "Security", the content does not',
  ],
])("%s is told with its place", (_, name, words, instead, told) => {
  expect(differencesAfter(name, words, instead)).toBe(`content/${told}`);
});

test("every constant is about a field that exists, or an item of a list", () => {
  const unknown = constants.filter(([field]) => {
    const [name = "", ...keys] = field.split(".");
    const root = jsonSchemas[name as keyof typeof jsonSchemas];
    let schema: FieldSchema | undefined = root;
    for (const key of keys) {
      const { items, properties }: FieldSchema = schema
        ? resolveRef(root, schema)
        : {};
      schema = items ?? properties?.[key];
    }
    return !schema;
  });
  // Read from the Markdown.
  expect([...new Set(unknown.map(([field]) => field))]).toEqual([
    "policy.headings",
  ]);
});
