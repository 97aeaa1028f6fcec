import type { Content, PartialContent } from "../schema/content";
import type { ContentIssue } from "./content-issue";
import { pictureUses } from "./picture-uses";

/** Finds an expiry date of security.txt that is past or too far ahead: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
export function securityExpiry(
  { securityExpires }: Content["site"],
  today: Date,
): ContentIssue[] {
  const expires = new Date(securityExpires);
  const inAYear = new Date(today);
  inAYear.setFullYear(inAYear.getFullYear() + 1);
  if (expires > today && expires <= inAYear) return [];
  const wrong =
    expires <= today ? "is in the past" : "is more than a year away";
  return [
    {
      file: "site.yaml",
      path: ["securityExpires"],
      message: `${securityExpires} ${wrong} – make sure that someone reads supportEmail, and write a day within the next year`,
    },
  ];
}

/** Finds permissions to show a picture that are dated ahead: nobody can have given them. */
export function futurePermissions(
  content: PartialContent,
  today: Date,
): ContentIssue[] {
  return pictureUses(content).flatMap(({ file, path, permission }) =>
    permission && new Date(permission.day) > today
      ? {
          file,
          path: [...path.slice(0, -1), "permission", "day"],
          message: `${permission.day} is in the future – write the day of the answer`,
        }
      : [],
  );
}
