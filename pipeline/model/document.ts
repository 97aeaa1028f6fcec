import { z } from "zod";
import { date, flag, heading, label } from "./fields";
import { page } from "./page";

/** The front matter of a document, for example `content/privacy-policy.md`. Its file name is its address. */
export const document = z.strictObject({
  ...page,
  heading: heading("The heading of the page."),
  effectiveLabel: label("The words before the effective date.").optional(),
  effectiveDate: date(
    "The day the document takes effect, as year-month-day. Leave it out for a page that has none, such as a thank-you.",
  ).optional(),
  listed: flag(
    "Write false to keep the page out of search results and the sitemap.",
  ).default(true),
});
