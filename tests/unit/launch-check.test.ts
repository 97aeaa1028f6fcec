import { readdirSync } from "node:fs";
import { parseDocument } from "yaml";
import { launchIssues } from "../../pipeline/content/launch-rules";
import { report } from "../../pipeline/content/problem";
import { contentWith, textOf } from "../support/content-copy";

const today = "2031-06-01";
const evidence = { source: "Our own count", asOf: today };
const parties: { slug: string }[] = parseDocument(
  textOf("third-parties.yaml"),
).toJS().parties;

/** What somebody writes who answers all that the launch check asks, by file and path. */
const answers: Record<string, Record<string, unknown>> = {
  "form.yaml": { "consent.confirmed": today },
  "map-pack.yaml": fields("callVolumes", evidence),
  "pain-points.yaml": fields("claim", evidence),
  "pricing.yaml": { "payment.confirmed": today },
  "site.yaml": {
    url: "https://agency.com",
    supportEmail: "help@agency.com",
    securityExpires: "2032-01-01",
    "form.host": "https://forms.com",
    "form.embedScript": "https://forms.com/embed.js",
    "form.formId": "f-81",
    paymentLink: "https://pay.com/81",
  },
  "testimonials.yaml": {
    items: [
      {
        ...{ slug: "jo", quote: "It rings.", author: "Jo", initials: "J" },
        ...{ title: "Agent, Reno", relationship: "Client", rating: 5 },
        ...{ verified: true, permission: true },
      },
    ],
  },
  "third-parties.yaml": Object.fromEntries(
    parties.map((_, index) => [`parties.${index}.policy`, "https://a.com/p"]),
  ),
  "timeline.yaml": fields("claims", { ...evidence, settled: true }),
};

function fields(group: string, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${group}.${key}`, value]),
  );
}

const withoutPlaceholders = (text: string) =>
  text.replace(/ *# placeholder.*$/gm, "");

function answered(file: string): string {
  const text = withoutPlaceholders(textOf(file));
  if (file.endsWith(".md"))
    return text
      .replace(/^reviewed:.*\n/m, "")
      .replace(/^---\n/, `$&reviewed: ${today}\n`);
  const document = parseDocument(text);
  for (const [path, value] of Object.entries(answers[file] ?? {}))
    document.setIn(
      path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      value,
    );
  return String(document);
}

test("with every question answered, nothing keeps the site from going live", () => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00Z`) });
  const files = readdirSync("content").filter((file) =>
    /\.yaml$|policy\.md$/.test(file),
  );
  const loaded = contentWith(
    Object.fromEntries(files.map((file) => [file, answered(file)])),
  );
  expect(report(loaded.problems)).toBe("");
  expect(report(launchIssues(loaded))).toBe("");
  jest.useRealTimers();
});
