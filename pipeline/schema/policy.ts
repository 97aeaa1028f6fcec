import { z } from "zod";
import { date, heading, label } from "./fields";
import { page } from "./page";

/** The front matter of a policy, for example `content/privacy-policy.md`. Its file name is its address. */
export const policy = z.strictObject({
  ...page,
  heading: heading("The heading of the page."),
  effectiveLabel: label("The words before the effective date."),
  effectiveDate: date("The day the policy takes effect, as year-month-day."),
});
