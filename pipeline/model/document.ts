import { z } from "zod";
import { date, heading, label } from "./fields";
import { page } from "./page";

/** The front matter of a document, for example `content/privacy-policy.md`. Its file name is its address. */
export const document = z.strictObject({
  ...page,
  heading: heading("The heading of the page."),
  effectiveLabel: label("The words before the effective date."),
  effectiveDate: date("The day the document takes effect, as year-month-day."),
});
