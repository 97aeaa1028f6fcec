import type { PartialContent } from "../schema/content";
import type { ContentIssue } from "./content-issue";

/** Lines that the page replaces, and where they belong. */
const replacedLines = {
  "{third-parties}": "where the table of other companies belongs",
  "{accessibility}":
    "above the accessibility statement, which the footer links to",
};

/** Checks that the privacy policy keeps the lines that the page replaces. */
export function requiredPolicyText({
  policies,
}: PartialContent): ContentIssue[] {
  const policy = policies.find(({ slug }) => slug === "privacy-policy");
  if (!policy) return [];
  const lines = policy.markdown.split("\n");
  return Object.entries(replacedLines)
    .filter(([line]) => !lines.includes(line))
    .map(([line, place]) => ({
      file: "privacy-policy.md",
      path: [],
      message: `expected a line that holds only ${line} – put it back ${place}`,
    }));
}
