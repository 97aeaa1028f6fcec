import { readdirSync } from "node:fs";
import { parseDocument } from "yaml";
import { launchIssues } from "../../pipeline/content/launch-rules";
import { report } from "../../pipeline/content/problem";
import { fixture } from "../support/content";
import { contentWith, textOf } from "../support/content-copy";

const today = "2031-06-01";
const permission = { day: today, by: "Jo" };
const evidence = { source: "Our own count", asOf: today };
const client = {
  ...{ slug: "jo", quote: "It rings.", author: "Jo", initials: "J" },
  ...{ title: "Agent, Reno", relationship: "Client", rating: 5 },
  ...{ verified: true, permission: true },
  portrait: { file: "drawn-head.png", alt: "Jo at a desk", permission },
};

/** What somebody writes who answers all that the launch check asks: the file, the path and the value. */
const answers: [file: string, path: string[], value: unknown][] = [
  ["closing.yaml", ["picture", "people"], false],
  ["form.yaml", ["consent", "confirmed"], today],
  ["form.yaml", ["whoAnswers", "portrait", "permission"], permission],
  ["pricing.yaml", ["payment", "confirmed"], today],
  ["site.yaml", ["securityExpires"], "2032-01-01"],
  ["site.yaml", ["form", "formId"], "f-81"],
  ["site.yaml", ["landing", "share", "people"], false],
  ["testimonials.yaml", ["caseStudy", "picture", "permission"], permission],
  ["testimonials.yaml", ["items"], [client]],
  ["timeline.yaml", ["claims", "settled"], true],
  ...Object.entries(evidence).flatMap(([key, value]): typeof answers => [
    ["map-pack.yaml", ["callVolumes", key], value],
    ["pain-points.yaml", ["claim", key], value],
    ["timeline.yaml", ["claims", key], value],
  ]),
];

function answered(file: string): string {
  const text = textOf(file)
    .replace(/ *# placeholder.*$/gm, "")
    .replaceAll(".example", ".com");
  if (file.endsWith(".md"))
    return text
      .replace(/^reviewed:.*\n/m, "")
      .replace(/^---\n/, `$&reviewed: ${today}\n`);
  const document = parseDocument(text);
  for (const [at, path, value] of answers)
    if (at === file) document.setIn(path, value);
  return String(document);
}

afterEach(() => jest.useRealTimers());

test("with every question answered, nothing keeps the site from going live", () => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00Z`) });
  const files = readdirSync(fixture)
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => [file, answered(file)]);
  const loaded = contentWith(Object.fromEntries(files));
  expect(report(loaded.problems)).toBe("");
  expect(report(launchIssues(loaded))).toBe("");
});
