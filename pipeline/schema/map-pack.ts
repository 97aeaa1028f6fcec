import { z } from "zod";
import { smallestCity } from "./cities";
import {
  evidence,
  heading,
  illustrationCaption,
  label,
  list,
  range,
  shown,
  slug,
  text,
} from "./fields";

/** `content/map-pack.yaml`: proof of what a Map Pack position is worth, with the call-volume table. */
export const mapPack = z
  .strictObject({
    shown,
    heading: heading("The heading of the section."),
    lead: text("The paragraph below the heading."),
    caption: text("The caption of the call-volume table."),
    columns: z
      .strictObject({
        tier: heading("The heading of the column with the city tier."),
        population: heading("The heading of the column with the population."),
        top3: heading("The heading of the column for positions 1 to 3."),
        fourToTen: heading("The heading of the column for positions 4 to 10."),
        notRanked: heading("The heading of the column for no position."),
      })
      .describe("The headings of the table's columns."),
    tiers: list(
      z.strictObject({
        slug: slug("A name for the tier, unique in this list."),
        tier: label("The tier as the table shows it."),
        from: z.int().nonnegative().meta({
          description: "The smallest population of the tier.",
          expects: "a whole number",
        }),
        population: text("The population range as the table shows it."),
        top3: range.describe("Calls per month in positions 1 to 3."),
        fourToTen: range.describe("Calls per month in positions 4 to 10."),
        notRanked: range.describe("Calls per month without a position."),
      }),
      "The city tiers, largest first: one row of the table each.",
    ),
    callVolumes: z
      .strictObject(evidence)
      .describe("Where the call volumes of the table come from."),
    barsCaption: illustrationCaption("What the bars in the table show."),
    note: text("What the figures are and are not, below the table."),
  })
  .superRefine(({ tiers }, context) => {
    tiers.forEach(({ from }, index) => {
      const isLast = index === tiers.length - 1;
      const next = tiers[index + 1];
      const tell = (message: string) =>
        context.addIssue({
          code: "custom",
          path: ["tiers", index, "from"],
          message,
        });
      if (isLast && from !== 0)
        tell(
          `expected 0, since the last tier holds every smaller place, found ${from} – write 0`,
        );
      if (next && from <= next.from)
        tell(
          `expected more than the next tier's ${next.from}, found ${from} – put the largest tier first`,
        );
      else if (!isLast && from < smallestCity)
        tell(
          `expected at least ${smallestCity}, found ${from} – no smaller city is listed in cities.yaml, so nobody could be told that he is in this tier`,
        );
    });
  });
