import type { Content } from "../schema/content";
import { locate, type ContentIssue } from "./content-issue";
import type { LoadedContent } from "./load-content";
import { pictureUses } from "./picture-uses";
import { unreviewedTexts } from "./reviewed-texts";
import { termsLabel, termsOfService } from "./terms-of-service";
import { walk } from "./walk";
import type { Problem } from "./problem";
import { fileOf, schemas, type SectionName } from "../schema";

/** A field that must not go live yet, and why. */
interface Finding {
  section: SectionName;
  path: PropertyKey[];
  message: string;
}

/**
 * Lists what must not go live yet: placeholders, unchecked testimonials, figures
 * without a source, policies nobody has read lately, unconfirmed legal texts,
 * test addresses and contradictory timing claims. Lists each field once.
 *
 * @param loaded content without mistakes
 */
export function launchIssues(
  { content, warnings, placeholders, files }: LoadedContent,
  today = new Date(),
): Problem[] {
  if (!content) return [];
  const findings = [
    ...uncheckedTestimonials(content),
    ...figuresWithoutSource(content),
    ...timingClaims(content),
    ...testAddresses(content),
  ].map(({ section, path, message }) => ({
    file: fileOf(section),
    path,
    message,
  }));
  const reported = [
    ...warnings,
    ...[
      ...findings,
      ...unreviewedTexts(content, today),
      ...peopleWithoutPermission(content),
      ...missingTerms(content),
      ...untoldMeasurement(content),
    ].map((issue) => locate(issue, files)),
  ];
  return [
    ...reported,
    ...placeholders
      .filter(
        ({ file, field }) =>
          !reported.some((one) => one.file === file && one.field === field),
      )
      .map(({ wanted, ...place }) => ({
        ...place,
        message: `placeholder – ${wanted || "write the real text"}`,
      })),
  ];
}

function uncheckedTestimonials({ testimonials }: Content): Finding[] {
  if (!testimonials.shown) return [];
  return testimonials.items.flatMap((item, index) => {
    const at = (key: keyof typeof item, message: string): Finding => ({
      section: "testimonials",
      path: ["items", index, key],
      message,
    });
    return [
      ...(item.verified
        ? []
        : [at("verified", "nobody has checked that this client said this")]),
      ...(item.permission
        ? []
        : [at("permission", "the client has not agreed to be quoted")]),
      ...(item.relationship
        ? []
        : [at("relationship", "the client's relationship to us is missing")]),
    ];
  });
}

function peopleWithoutPermission(content: Content): ContentIssue[] {
  return pictureUses(content)
    .filter(({ unpermitted }) => unpermitted)
    .map(({ file, path, picture, unpermitted }) => {
      const [shows, otherwise] =
        unpermitted === "always"
          ? ["shows", ""]
          : [
              "may show",
              '; if nobody can be recognized, write "people: false"',
            ];
      return {
        file,
        path,
        message: `${picture} ${shows} a person – ask for the permission, and write its day and who gave it under "permission:"${otherwise}`,
      };
    });
}

/** A payment that renews needs terms. */
function missingTerms(content: Content): ContentIssue[] {
  if (!content.site.paymentLink || termsLabel(content)) return [];
  return [
    {
      file: `${termsOfService}.md`,
      path: [],
      message:
        "a payment that renews every month needs terms of service – write them in this file, with the same lines at its top as content/privacy-policy.md; the links to it come by themselves",
    },
  ];
}

/** The privacy policy says that visits are counted, and by whom. */
function untoldMeasurement({
  site,
  thirdParties,
  policies,
}: Content): ContentIssue[] {
  const policy = policies.find(({ slug }) => slug === "privacy-policy");
  if (!site.measurement || !policy) return [];
  const found = (words: string, message: string): ContentIssue => ({
    file: "privacy-policy.md",
    path: [],
    words,
    message,
  });
  const counter = thirdParties.parties.find(
    ({ occasion }) => occasion === "page",
  );
  const denial = /runs no analytics/.exec(policy.markdown)?.[0];
  const told = counter
    ? policy.markdown.includes(counter.name)
    : /\bcounts?\b/.test(policy.markdown);
  return [
    ...(denial
      ? [
          found(
            denial,
            'content/site.yaml has a "measurement:", so this is not true any more – say what is counted instead',
          ),
        ]
      : []),
    ...(told
      ? []
      : [
          found(
            "## Cookies and Tracking",
            `content/site.yaml has a "measurement:", and the policy does not say so – say that the site counts visits${counter ? ` with ${counter.name}` : ""}, without cookies`,
          ),
        ]),
  ];
}

function figuresWithoutSource(content: Content): Finding[] {
  const { painPoints, mapPack, timeline } = content;
  const figures = [
    { section: "painPoints" as const, key: "claim", of: painPoints.claim },
    {
      section: "mapPack" as const,
      key: "callVolumes",
      of: mapPack.callVolumes,
    },
    { section: "timeline" as const, key: "claims", of: timeline.claims },
  ];
  return figures
    .filter(({ section }) => content[section].shown)
    .flatMap(({ section, key, of }) =>
      (["source", "asOf"] as const)
        .filter((part) => of[part] === undefined)
        .map((part) => ({
          section,
          path: [key, part],
          message:
            part === "source"
              ? "a figure without a source"
              : "a figure without the day its source was read",
        })),
    );
}

const daysInMonth = 30;

function timingClaims({ timeline }: Content): Finding[] {
  const { movementWeeks, improvementDays, typicalMonths, settled } =
    timeline.claims;
  const found: Finding[] = [];
  const add = (key: string, message: string) =>
    found.push({ section: "timeline", path: ["claims", key], message });

  if (movementWeeks.low * 7 > improvementDays.high)
    add(
      "movementWeeks",
      `the first movement after ${movementWeeks.low} weeks comes later than the improvement after ${improvementDays.high} days`,
    );
  const months = [improvementDays.low, improvementDays.high].map((days) =>
    Math.round(days / daysInMonth),
  );
  const same =
    months[0] === typicalMonths.low && months[1] === typicalMonths.high;
  if (!settled && !same)
    add(
      "settled",
      `improvement is claimed within ${improvementDays.low}–${improvementDays.high} days and within ${typicalMonths.low}–${typicalMonths.high} months – make them agree, or explain the difference and write true`,
    );
  return found;
}

/** Domains reserved for examples and tests, see RFC 2606. */
const reserved =
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/;

function testAddresses(content: Content): Finding[] {
  return (Object.keys(schemas) as SectionName[]).flatMap((section) =>
    walk(content[section]).flatMap(({ path, value }) => {
      const found = typeof value === "string" && testSign(value, path);
      return found ? [{ section, path, message: found }] : [];
    }),
  );
}

function testSign(value: string, path: PropertyKey[]): string | undefined {
  if (path.at(-1) === "formId" && /sample|test|demo|example/i.test(value))
    return `"${value}" looks like the id of a test form`;
  const host = URL.canParse(value) ? new URL(value).hostname : value;
  if (reserved.test(host)) return `"${value}" is a test address`;
  if (path.at(-1) === "paymentLink" && /\/test_/.test(value))
    return `"${value}" is a test link: nobody would be charged`;
  return undefined;
}
