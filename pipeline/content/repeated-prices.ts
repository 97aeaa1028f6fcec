import type { z } from "zod";
import { dollars, formatRange } from "../../src/lib/figures";
import type { ContentFile } from "./content-file";
import { walk } from "./walk";
import { fieldName, type Problem } from "./problem";
import type { pricing } from "../schema/pricing";

type Pricing = z.output<typeof pricing>;

/** Finds prices typed into copy, which would not follow a price change. Skips testimonials, which quote clients. */
export function repeatedPrices(
  files: ContentFile[],
  pricing: Pricing | undefined,
): Problem[] {
  const prices = pricing ? pricesOf(pricing) : [];
  return files
    .filter(({ file }) => file !== "content/testimonials.yaml")
    .flatMap(({ file, yaml }) =>
      walk(yaml.data).flatMap(({ path, value }) =>
        [...String(value).matchAll(/\$[\d,]*\d(?:[–-]\$[\d,]*\d)?/g)].flatMap(
          ([words]) => {
            const price = prices.find(
              ({ written }) => written === words.replace("-", "–"),
            );
            if (!price) return [];
            return {
              file,
              ...yaml.placeOf(path, words),
              field: fieldName(path),
              message: `found "${words}" – write ${price.reference}, so that it changes with the price`,
            };
          },
        ),
      ),
    );
}

/** Each price as the page writes it, with its reference. */
function pricesOf(pricing: Pricing) {
  return [
    ...pricing.plans.flatMap(({ slug, monthlyPrice }) =>
      monthlyPrice
        ? [
            {
              written: dollars(monthlyPrice),
              reference: `{pricing.plans.${slug}.monthlyPrice}`,
            },
          ]
        : [],
    ),
    ...(["adBudget", "adCostPerCall"] as const).map((key) => ({
      written: formatRange(pricing[key], dollars),
      reference: `{pricing.${key}}`,
    })),
  ];
}
