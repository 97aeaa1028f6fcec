import {
  oldPolicies,
  securityExpiry,
} from "../../pipeline/content/cross-checks";
import type { Content } from "../../pipeline/content/load-content";
import { siteContent } from "../support/content";
import { contentWith, textOf } from "../support/content-copy";

type Changes = Parameters<typeof contentWith>[0];

const policy = textOf("privacy-policy.md");
const register = textOf("third-parties.yaml");
const navTo = (targets: string[]): Changes => ({
  "site.yaml": (site) =>
    site.setIn(
      ["nav", "links"],
      targets.map((target) => ({ label: "Go", target })),
    ),
});
const site = (path: (string | number)[], value: unknown): Changes => ({
  "site.yaml": (file) => file.setIn(path, value),
});
const notFound = (field: string, value: unknown): Changes => ({
  "not-found.yaml": (file) => file.set(field, value),
});
const startWith = (key: string): Changes => ({
  "cost-comparison.yaml": (file) => file.setIn(["start", key], "gone"),
});
const tierFrom = (tier: number, from: number): Changes => ({
  "map-pack.yaml": (file) => file.setIn(["tiers", tier, "from"], from),
});

test.each<[string, Changes, string, string, string | RegExp]>([
  ...[["paymentLink"], ["form", "host"], ["form", "embedScript"]].map(
    (path): [string, Changes, string, string, string] => [
      `a company in ${path.join(".")} that the privacy policy does not name`,
      {
        ...site(path, "https://new.example/path"),
        // The references in the register would follow the new address.
        "third-parties.yaml": register.replace(
          `"{site.${path.join(".")}}"`,
          JSON.stringify(
            path.reduce(
              (value, key) => (value as Record<string, object>)[key]!,
              siteContent.site as object,
            ),
          ),
        ),
      },
      "site.yaml",
      path.join("."),
      "https://new.example is not in content/third-parties.yaml – add it there, so that the privacy policy names it",
    ],
  ),
  [
    "an origin in the register that is no address",
    {
      "third-parties.yaml": (file) =>
        file.addIn(["parties", 0, "origins"], "forms dot example"),
    },
    "third-parties.yaml",
    `parties[0].origins[${siteContent.thirdParties.parties[0]?.origins.length}]`,
    'expected an address that starts with https://, found "forms dot example" – write it in full',
  ],
  ...["{third-parties}", "{accessibility}"].map(
    (line): [string, Changes, string, string, RegExp] => [
      `a privacy policy without the line ${line}`,
      { "privacy-policy.md": policy.replace(`\n${line}\n`, "\n") },
      "privacy-policy.md",
      "",
      new RegExp(`^expected a line that holds only ${line} – put it back`),
    ],
  ),
  [
    "a privacy policy without one of its headings",
    { "privacy-policy.md": policy.replace("## Data Sharing", "## Sharing") },
    "privacy-policy.md",
    "",
    'the heading "## Data Sharing" is missing – put it back; a privacy policy has to say this',
  ],
  [
    "navigation without pricing",
    navTo(["how-it-works", "form"]),
    "site.yaml",
    "nav.links",
    "expected one link to pricing, found none – add it; the label is up to you",
  ],
  [
    "navigation with pricing twice",
    navTo(["how-it-works", "pricing", "pricing", "form"]),
    "site.yaml",
    "nav.links",
    "expected one link to pricing, found 2 – keep one of them; the label is up to you",
  ],
  [
    "a title too short for search results",
    notFound("title", "Gone"),
    "not-found.yaml",
    "title",
    /^expected 30 to 60 characters.* – say more$/,
  ],
  [
    "a title too long for search results",
    notFound("title", "A page that is not here ".repeat(3)),
    "not-found.yaml",
    "title",
    /in fewer words$/,
  ],
  ...(["title", "description"] as const).map(
    (field): [string, Changes, string, string, string] => [
      `two pages with one ${field}`,
      notFound(field, siteContent.policies[0]?.[field]),
      "privacy-policy.md",
      field,
      `the page of content/not-found.yaml has the same ${field} – give each page its own`,
    ],
  ),
  [
    "a cost comparison that begins with an unknown plan",
    startWith("plan"),
    "cost-comparison.yaml",
    "start.plan",
    /^no plan in pricing.yaml has the slug "gone" – write one of .*core-platform/,
  ],
  [
    "a cost comparison that begins with an unknown tier",
    startWith("tier"),
    "cost-comparison.yaml",
    "start.tier",
    /^no tier in map-pack.yaml has the slug "gone" – write one of .*third/,
  ],
  [
    "a last tier that leaves smaller places out",
    tierFrom(2, 10),
    "map-pack.yaml",
    "tiers[2].from",
    /expected 0/,
  ],
  [
    "a tier out of order",
    tierFrom(0, 100),
    "map-pack.yaml",
    "tiers[0].from",
    /largest tier first/,
  ],
  [
    "a tier of which no city is listed",
    tierFrom(1, 100_000),
    "map-pack.yaml",
    "tiers[1].from",
    /expected at least 250000, .* cities\.yaml/,
  ],
  ...["https://site.example/", "https://site.example/start"].map(
    (url): [string, Changes, string, string, RegExp] => [
      `${url} as the site's address`,
      site(["url"], url),
      "site.yaml",
      "url",
      /take out what follows it/,
    ],
  ),
])("%s is a mistake", (_, changes, file, field, message) => {
  const { problems } = contentWith(changes);
  expect(problems).toEqual([
    expect.objectContaining({
      ...{ file: `content/${file}`, field },
      message:
        typeof message === "string" ? message : expect.stringMatching(message),
    }),
  ]);
});

test("a mistake between files has the place of its value", () => {
  const { problems, placeOf } = contentWith(navTo(["form"]));
  const { line } = placeOf("site.yaml", "links:");
  expect(problems[0]).toMatchObject({ line: line + 1 });
});

test("without a payment link there is no company to name", () => {
  const { problems } = contentWith({
    "site.yaml": (file) => file.delete("paymentLink"),
    "third-parties.yaml": register.replace(
      '"{site.paymentLink}"',
      "https://pay.example",
    ),
  });
  expect(problems).toEqual([]);
});

test("a policy is worth a look after 12 months, and nothing keeps it from being published", () => {
  const { warnings, problems } = contentWith({
    "privacy-policy.md": policy.replace(
      /^effectiveDate: .*$/m,
      'effectiveDate: "2020-01-01"',
    ),
  });
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual(
    expect.objectContaining({
      file: "content/privacy-policy.md",
      field: "effectiveDate",
      message: expect.stringMatching(/^2020-01-01 is more than 12 months ago/),
    }),
  );
  const [one] = siteContent.policies;
  const policies = [{ ...one!, effectiveDate: "2030-06-01" }];
  const toldOn = (day: string) => oldPolicies(policies, new Date(day)).length;
  expect(["2031-06-01", "2031-06-02"].map(toldOn)).toEqual([0, 1]);
});

test.each([
  ["2030-01-01", "2029-12-31", undefined],
  ["2030-01-01", "2030-01-01", / is past – .* supportEmail/],
  ["2031-06-01", "2030-06-01", undefined],
  ["2031-06-02", "2030-06-01", / is more than a year away – /],
])(
  "a security.txt that is good until %s is fine on %s, except: %s",
  (securityExpires, today, said) => {
    const site: Content["site"] = { ...siteContent.site, securityExpires };
    const told = securityExpiry(site, new Date(today));
    expect(told.map(({ message }) => message)).toEqual(
      said ? [expect.stringMatching(said)] : [],
    );
  },
);
