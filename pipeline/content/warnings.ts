import type { Content, PartialContent, Policy } from "../schema/content";
import type { ContentIssue } from "./content-issue";

/** What is out of date, but does not stop a build. */
export function contentWarnings(
  { site, policies }: PartialContent,
  today: Date,
): ContentIssue[] {
  return [
    ...oldPolicies(policies, today),
    ...(site ? securityExpiry(site, today) : []),
  ];
}

/** Policies older than 12 months. */
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

/** Finds an expiry date of security.txt that is past or too far ahead: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
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
