import { launchIssues } from "../../pipeline/content/launch-rules";
import type { Content } from "../../pipeline/schema/content";
import { siteContent } from "../support/content";
import { contentWith } from "../support/content-copy";

/** What keeps the site from going live with this content. */
function issuesOf(content: Content) {
  const nothing = { problems: [], warnings: [], placeholders: [], files: [] };
  return launchIssues({ ...nothing, content });
}

/** The same with another version of one file. */
function issuesWith<Name extends keyof Content>(
  name: Name,
  change: (part: Content[Name]) => object,
): string[] {
  const part = siteContent[name];
  const content = { ...siteContent, [name]: { ...part, ...change(part) } };
  return issuesOf(content).map(({ field, message }) => `${field}: ${message}`);
}

test("a placeholder is listed with its place and what is wanted", () => {
  const { placeOf, ...loaded } = contentWith({
    "closing.yaml":
      "heading: Talk to us # placeholder: the real heading\ntext: B\nbutton: C\n",
  });
  expect(launchIssues(loaded)).toContainEqual({
    file: "content/closing.yaml",
    ...placeOf("closing.yaml", "Talk"),
    field: "heading",
    message: "placeholder – the real heading",
  });
});

test("every place is named once", () => {
  const lines = launchIssues(contentWith({})).map(
    ({ file, field }) => `${file} ${field}`,
  );
  expect(lines).toEqual([...new Set(lines)]);
});

test.each([
  ["ready", {}, true, []],
  ["unchecked", { verified: false }, true, ["items[0].verified"]],
  ["not permitted", { permission: false }, true, ["items[0].permission"]],
  [
    "without a word on the client",
    { relationship: undefined },
    true,
    ["items[0].relationship"],
  ],
  ["not shown", { verified: false, permission: false }, false, []],
])("a testimonial that is %s", (_, more, shown, listed) => {
  const item = { verified: true, permission: true, relationship: "Client" };
  const issues = issuesWith("testimonials", ({ items }) => ({
    shown,
    items: [{ ...items[0], ...item, ...more }],
  }));
  const fields = issues.map((line) => line.split(": ")[0]);
  expect(fields.filter((field) => field?.startsWith("items"))).toEqual(listed);
});

test.each([
  ["painPoints", "claim"],
  ["mapPack", "callVolumes"],
  ["timeline", "claims"],
] as const)("the figures of %s need a source and its day", (name, key) => {
  const listed = (evidence: object) =>
    issuesWith(name, (part) => ({
      shown: true,
      [key]: { ...Object(part)[key], ...evidence },
    })).filter((line) => line.startsWith(`${key}.`) && /a figure/.test(line));
  expect(listed({ source: undefined, asOf: undefined })).toHaveLength(2);
  expect(listed({ source: "Our own count", asOf: "2026-01-31" })).toEqual([]);
});

test.each([
  [{ low: 3, high: 6 }, 2, false, ["claims.settled"]],
  [{ low: 3, high: 6 }, 2, true, []],
  [{ low: 2, high: 3 }, 2, false, []],
  // The first movement cannot come after the improvement, settled or not.
  [{ low: 2, high: 3 }, 20, true, ["claims.movementWeeks"]],
])(
  "timing claims of %j months and %i weeks, settled: %s",
  (typicalMonths, weeks, settled, listed) => {
    const claims = {
      improvementDays: { low: 60, high: 90 },
      movementWeeks: { low: weeks, high: 30 },
      ...{ typicalMonths, settled, source: "A count", asOf: "2026-01-31" },
    };
    const issues = issuesWith("timeline", () => ({ shown: true, claims }));
    const fields = issues.map((line) => line.split(": ")[0]);
    expect(fields.filter((field) => field?.startsWith("claims"))).toEqual(
      listed,
    );
  },
);

test.each([
  ["url", { url: "https://townline.test" }],
  ["supportEmail", { supportEmail: "support@agency.example" }],
  ["form.formId", { form: { ...siteContent.site.form, formId: "test-1" } }],
  ["paymentLink", { paymentLink: "https://buy.pay.com/test_9AQ4" }],
])("a test value in %s is listed", (field, change) => {
  expect(issuesWith("site", () => change)).toContainEqual(
    expect.stringMatching(new RegExp(`^${field}: .*test`)),
  );
});

test("a warning about old content is listed", () => {
  const warning = {
    ...{ file: "content/site.yaml", line: 4, column: 1 },
    ...{ field: "securityExpires", message: "is in the past" },
  };
  const loaded = { ...contentWith({}), warnings: [warning] };
  expect(launchIssues(loaded)).toContainEqual(warning);
});

test("a payment that renews needs terms of service", () => {
  const [policy] = siteContent.policies;
  const wanted = (slugs: string[], paymentLink: string | undefined) => {
    const policies = slugs.map((slug) => ({ ...policy!, slug }));
    const site = { ...siteContent.site, paymentLink };
    const content = { ...siteContent, site, policies };
    return issuesOf(content)
      .filter(({ file }) => file === "content/terms-of-service.md")
      .map(({ message }) => message);
  };
  const link = "https://pay.agency.com";
  expect(wanted(["privacy-policy"], link)).toEqual([
    expect.stringMatching(/^a payment that renews every month needs terms/),
  ]);
  expect(wanted(["privacy-policy"], undefined)).toEqual([]);
  expect(
    wanted(["terms-of-service"], link).filter((one) => /needs terms/.test(one)),
  ).toEqual([]);
});

test.each([
  ["A. This site runs no analytics.", ["not true any more", "does not say so"]],
  ["A. This site counts visits with Countify.", []],
])("the policy says that visits are counted: %s", (markdown, said) => {
  const [policy] = siteContent.policies;
  const [party] = siteContent.thirdParties.parties;
  const counter = {
    ...party!,
    name: "Countify",
    occasion: "page" as const,
  };
  const content = {
    ...siteContent,
    site: { ...siteContent.site, measurement: "https://countify.com/event" },
    thirdParties: { ...siteContent.thirdParties, parties: [counter] },
    policies: [{ ...policy!, slug: "privacy-policy", markdown }],
  };
  const messages = issuesOf(content)
    .filter(({ file }) => file === "content/privacy-policy.md")
    .map(({ message }) => message)
    .filter((message) => message.includes("measurement"));
  expect(messages).toEqual(said.map((one) => expect.stringContaining(one)));
});
