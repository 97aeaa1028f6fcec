import type { PartialContent } from "../schema/content";
import { policyHeadings } from "../schema/policy";
import type { ContentIssue } from "./content-issue";

/** Lines that the page replaces, and where they belong. */
const replacedLines = {
  "{third-parties}": "where the table of other companies belongs",
  "{accessibility}":
    "above the accessibility statement, which the footer links to",
};

/** Checks that the privacy policy keeps its headings and the lines that the page replaces. */
export function requiredPolicyText({
  policies,
}: PartialContent): ContentIssue[] {
  const policy = policies.find(({ slug }) => slug === "privacy-policy");
  if (!policy) return [];
  const lines = policy.markdown.split("\n");
  const missingLines = Object.entries(replacedLines)
    .filter(([line]) => !lines.includes(line))
    .map(([line, place]) => ({
      file: "privacy-policy.md",
      path: [],
      message: `expected a line that holds only ${line} – put it back ${place}`,
    }));
  const missingHeadings = policyHeadings
    .filter((heading) => !lines.includes(`## ${heading}`))
    .map((heading) => ({
      file: "privacy-policy.md",
      path: [],
      message: `the heading "## ${heading}" is missing – put it back; a privacy policy must cover this`,
    }));
  return [...missingLines, ...missingHeadings];
}
