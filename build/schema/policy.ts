import { z } from "zod";
import { text } from "./fields";
import { page } from "./page";

/** The front matter of a policy, for example `content/privacy-policy.md`. Its file name is its address. */
export const policy = z.strictObject({
  ...page,
  heading: text("The heading of the page."),
  effectiveLabel: text("What stands before the effective date."),
  effectiveDate: z.iso.date().meta({
    description: "The day from which the policy applies, as year-month-day.",
    expects: 'a date such as "2025-06-10"',
  }),
});
