import type { Content, Policy } from "./load-content";
import { policyHeadings } from "../schema/policy";

/** Something that no single field can show to be wrong. */
export interface ContentIssue {
  /** The file's name below `content/`. */
  file: string;
  path: PropertyKey[];
  message: string;
}

/** What could be read of the content; a file with a mistake is absent. */
export type PartialContent = Partial<Content> & Pick<Content, "policies">;

/** Finds what is wrong between fields and between files. */
export function crossChecks(content: PartialContent): ContentIssue[] {
  return [
    ...unlistedOrigins(content),
    ...missingLines(content),
    ...missingHeadings(content),
    ...pageTitles(content),
    ...startingChoices(content),
    ...redirects(content),
  ];
}

function unlistedOrigins({
  site,
  thirdParties,
}: PartialContent): ContentIssue[] {
  if (!site || !thirdParties) return [];
  const broken: ContentIssue[] = [];
  const listed = thirdParties.parties.flatMap(({ origins }, party) =>
    origins.map((address, index) => {
      if (URL.canParse(address)) return new URL(address).origin;
      broken.push({
        file: "third-parties.yaml",
        path: ["parties", party, "origins", index],
        message: `expected an address that starts with https://, found "${address}" – write it in full`,
      });
      return address;
    }),
  );
  const used = [
    { path: ["form", "host"], address: site.form.host },
    { path: ["form", "embedScript"], address: site.form.embedScript },
    { path: ["paymentLink"], address: site.paymentLink },
  ];
  return [
    ...broken,
    ...used.flatMap(({ path, address }) =>
      address === undefined || listed.includes(new URL(address).origin)
        ? []
        : [
            {
              file: "site.yaml",
              path,
              message: `${new URL(address).origin} is not in content/third-parties.yaml – add it there, so that the privacy policy names it`,
            },
          ],
    ),
  ];
}

function privacyPolicy({ policies }: PartialContent) {
  return policies.find(({ slug }) => slug === "privacy-policy");
}

/** What each line that the page fills in stands for. */
const filledIn = {
  "{third-parties}": "where the table of other companies belongs",
  "{accessibility}":
    "above the accessibility statement, where the footer leads",
};

function missingLines(content: PartialContent): ContentIssue[] {
  const lines = privacyPolicy(content)?.markdown.split("\n");
  if (!lines) return [];
  return Object.entries(filledIn)
    .filter(([line]) => !lines.includes(line))
    .map(([line, place]) => ({
      file: "privacy-policy.md",
      path: [],
      message: `expected a line that holds only ${line} – put it back ${place}`,
    }));
}

function missingHeadings(content: PartialContent): ContentIssue[] {
  const lines = privacyPolicy(content)?.markdown.split("\n");
  if (!lines) return [];
  return policyHeadings
    .filter((heading) => !lines.includes(`## ${heading}`))
    .map((heading) => ({
      file: "privacy-policy.md",
      path: [],
      message: `the heading "## ${heading}" is missing – put it back; a privacy policy has to say this`,
    }));
}

const title = { shortest: 30, longest: 60 };

/** A page's title is measured as search results show it, with the company's name. */
function pageTitles({
  site,
  notFound,
  policies,
}: PartialContent): ContentIssue[] {
  if (!site) return [];
  const pages = [
    { file: "site.yaml", path: ["landing"], ...site.landing },
    ...(notFound ? [{ file: "not-found.yaml", path: [], ...notFound }] : []),
    ...policies.map((policy) => ({
      file: `${policy.slug}.md`,
      path: [],
      ...policy,
    })),
  ];
  return pages.flatMap((page, index) => {
    const found: ContentIssue[] = [];
    const whole = `${page.title} | ${site.brand.name}`;
    const { length } = [...whole];
    if (length < title.shortest || length > title.longest)
      found.push({
        file: page.file,
        path: [...page.path, "title"],
        message: `expected ${title.shortest} to ${title.longest} characters together with the company's name, found ${length} in "${whole}" – ${length < title.shortest ? "say more" : "say it in fewer words"}`,
      });
    for (const key of ["title", "description"] as const) {
      const twin = pages.slice(0, index).find((one) => one[key] === page[key]);
      if (twin)
        found.push({
          file: page.file,
          path: [...page.path, key],
          message: `the page of content/${twin.file} has the same ${key} – give each page its own`,
        });
    }
    return found;
  });
}

/** The cost comparison begins with a plan and a tier of other files. */
function startingChoices({
  costComparison,
  pricing,
  mapPack,
}: PartialContent): ContentIssue[] {
  if (!costComparison) return [];
  const { start } = costComparison;
  const choices = [
    { key: "plan", slug: start.plan, list: pricing?.plans, of: "pricing.yaml" },
    {
      key: "tier",
      slug: start.tier,
      list: mapPack?.tiers,
      of: "map-pack.yaml",
    },
  ];
  return choices.flatMap(({ key, slug, list, of }) => {
    const known = list?.map((item) => item.slug);
    if (!known || known.includes(slug)) return [];
    return {
      file: "cost-comparison.yaml",
      path: ["start", key],
      message: `no ${key} in ${of} has the slug "${slug}" – write one of ${known.join(", ")}`,
    };
  });
}

/** A redirect leads from where no page is to where one is. */
function redirects({ site, policies }: PartialContent): ContentIssue[] {
  if (!site) return [];
  const pages = ["/", ...policies.map(({ slug }) => `/${slug}`)];
  return site.redirects.flatMap(({ from, to }, index, all) => {
    const found = (key: string, message: string): ContentIssue => ({
      file: "site.yaml",
      path: ["redirects", index, key],
      message,
    });
    return [
      ...(pages.includes(from)
        ? [found("from", `there is a page at ${from} – remove the redirect`)]
        : []),
      ...(all.findIndex((other) => other.from === from) < index
        ? [found("from", `${from} is redirected already – keep one of them`)]
        : []),
      ...(pages.includes(to)
        ? []
        : [
            found(
              "to",
              `expected the address of a page, found "${to}" – write one of ${pages.join(", ")}`,
            ),
          ]),
    ];
  });
}

/** Finds a security.txt that has expired, or says more than its standard allows: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
export function securityExpiry(
  { securityExpires }: Content["site"],
  today: Date,
): ContentIssue[] {
  const expires = new Date(securityExpires);
  const inAYear = new Date(today);
  inAYear.setFullYear(inAYear.getFullYear() + 1);
  const wrong =
    expires <= today
      ? "is past"
      : expires > inAYear
        ? "is more than a year away"
        : undefined;
  return wrong
    ? [
        {
          file: "site.yaml",
          path: ["securityExpires"],
          message: `${securityExpires} ${wrong} – make sure that somebody reads supportEmail, and write a day within the next year`,
        },
      ]
    : [];
}

/** Finds policies that are older than 12 months. */
export function oldPolicies(policies: Policy[], today: Date): ContentIssue[] {
  const yearAgo = new Date(today);
  yearAgo.setFullYear(yearAgo.getFullYear() - 1);
  return policies
    .filter(({ effectiveDate }) => new Date(effectiveDate) < yearAgo)
    .map(({ slug, effectiveDate }) => ({
      file: `${slug}.md`,
      path: ["effectiveDate"],
      message: `${effectiveDate} is more than 12 months ago – read the policy again, and write the day of its next version`,
    }));
}
