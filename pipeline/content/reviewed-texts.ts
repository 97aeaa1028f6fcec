import type { Content } from "../schema/content";
import type { ContentIssue } from "./content-issue";

/** Policies that nobody has read for 12 months, and texts with legal weight that the owner has not confirmed. */
export function unreviewedTexts(
  { policies, pricing, form, site }: Content,
  today: Date,
): ContentIssue[] {
  const found: ContentIssue[] = [];
  const add = (file: string, path: string[], message: string) =>
    found.push({ file, path, message });
  const isAhead = (day: string) => new Date(day) > today;
  const yearAgo = new Date(today);
  yearAgo.setFullYear(yearAgo.getFullYear() - 1);

  for (const { slug, reviewed } of policies) {
    const ask = (message: string) => add(`${slug}.md`, ["reviewed"], message);
    if (!reviewed)
      ask("nobody has reviewed the policy – read all of it, and write the day");
    else if (isAhead(reviewed))
      ask(`${reviewed} is in the future – write the day the policy was read`);
    else if (new Date(reviewed) < yearAgo)
      ask(
        `${reviewed} is more than 12 months ago – read the policy again, and write the day`,
      );
  }

  const texts = [
    { file: "form.yaml", key: "consent", of: form.consent },
    // The page shows it beside the payment link only.
    ...(site.paymentLink
      ? [{ file: "pricing.yaml", key: "payment", of: pricing.payment }]
      : []),
  ];
  for (const { file, key, of } of texts) {
    const ask = (message: string) => add(file, [key, "confirmed"], message);
    if (!of.confirmed)
      ask(
        "the owner has not confirmed the text – ask the owner, and write the day of the answer",
      );
    else if (isAhead(of.confirmed))
      ask(`${of.confirmed} is in the future – write the day of the answer`);
  }
  return found;
}
