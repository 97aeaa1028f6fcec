import { z } from "zod";
import { interpolate } from "../../src/lib/figures";
import { smallestCity } from "../../src/lib/market";
import {
  evidence,
  heading,
  label,
  list,
  range,
  slug,
  text,
  withVariables,
} from "./fields";

const populations = z.strictObject({
  largest: withVariables(label("That of the largest tier."), "from"),
  between: withVariables(
    label("That of a tier between two others."),
    "from",
    "to",
  ),
  smallest: withVariables(label("That of the smallest tier."), "to"),
});

/** `content/map-pack.yaml`: proof of what a Map Pack position is worth, with the call-volume table. */
export const mapPack = z
  .strictObject({
    heading: heading("The heading of the section."),
    lead: text("The paragraph below the heading."),
    caption: text("The caption of the call-volume table."),
    rank: heading("The heading of the ranks in the table."),
    calls: heading("The heading of the calls in the table."),
    columns: z
      .strictObject({
        tier: heading("The name of the city tier."),
        population: heading("The name of the population."),
        top3: heading("The name of positions 1 to 3."),
        fourToTen: heading("The name of positions 4 to 10."),
        notRanked: heading("The name of agencies that are not ranked."),
      })
      .describe("The names in the table, which the market finder uses too."),
    populations: populations.describe("How the population of a tier reads."),
    tiers: list(
      z.strictObject({
        slug: slug("A name for the tier, unique in this list."),
        tier: label("The tier as the table shows it."),
        from: z.int().nonnegative().meta({
          description: "The smallest population of the tier.",
          expects: "a whole number",
        }),
        top3: range.describe("Calls per month in positions 1 to 3."),
        fourToTen: range.describe("Calls per month in positions 4 to 10."),
        notRanked: range.describe("Calls per month when not ranked."),
      }),
      "The city tiers, largest first; each is a group of rows in the table.",
    ),
    callVolumes: z
      .strictObject(evidence)
      .describe("Where the call volumes of the table come from."),
    note: text("The note below the table: what the figures are and are not."),
  })
  .superRefine(({ tiers }, context) => {
    tiers.forEach(({ from, top3 }, index) => {
      const isLast = index === tiers.length - 1;
      const below = tiers[index + 1]?.from ?? -1;
      const addIssue = (message: string, ...path: string[]) =>
        context.addIssue({
          code: "custom",
          path: ["tiers", index, ...path],
          message,
        });
      if (top3.high === 0)
        addIssue(
          "expected at least 1, because the calculator divides by it, found 0 – write the most calls of a month",
          "top3",
          "high",
        );
      if (isLast && from !== 0)
        addIssue(
          `expected 0, because the last tier holds all smaller places, found ${from} – write 0`,
          "from",
        );
      else if (from <= below)
        addIssue(
          `expected more than the next tier's ${below}, found ${from} – put the largest tier first`,
          "from",
        );
      else if (!isLast && from < smallestCity)
        addIssue(
          `expected at least ${smallestCity}, found ${from} – cities.yaml lists no smaller city, so the market finder cannot tell who is in this tier`,
          "from",
        );
    });
  });

type MapPack = z.output<typeof mapPack>;

/** Adds the population of each tier in words. */
export function withPopulations(written: MapPack) {
  return {
    ...written,
    tiers: written.tiers.map((tier, index) => ({
      ...tier,
      population: populationOf(index, written),
    })),
  };
}

function populationOf(
  index: number,
  { tiers, populations: words }: MapPack,
): string {
  const from = tiers[index]?.from ?? 0;
  const above = tiers[index - 1];
  if (!above) return interpolate(words.largest, { from: people(from) });
  if (from === 0)
    return interpolate(words.smallest, { to: people(above.from) });
  return interpolate(words.between, {
    from: people(from),
    to: people(above.from - 1),
  });
}

/** Whole thousands, or millions with two decimals, rounded down: 999,999 is "999k". */
function people(count: number): string {
  return count < 1e6
    ? `${Math.floor(count / 1e3)}k`
    : `${Math.floor(count / 1e4) / 100}M`;
}
