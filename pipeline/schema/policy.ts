import { z } from "zod";
import { date, heading, label } from "./fields";
import { page } from "./page";

/** The headings that the privacy policy has to have, see the specification's section 2. */
export const policyHeadings = [
  "Information We Collect",
  "How We Use Your Information",
  "Data Sharing",
  "Your Choices",
  "Cookies and Tracking",
  "Security",
  "Contact Us",
];

/** The front matter of a policy, for example `content/privacy-policy.md`. Its file name is its address. */
export const policy = z.strictObject({
  ...page,
  heading: heading("The heading of the page."),
  effectiveLabel: label("What stands before the effective date."),
  effectiveDate: date(
    "The day from which the policy applies, as year-month-day.",
  ),
});
