import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type {
  CostComparisonData,
  MarketFinderData,
} from "../../src/lib/lazy-data";
import { loadContent } from "../content/load-content";
import type { Content } from "../schema/content";
import { smallestCity } from "../schema/cities";
import { zipShards } from "./zip-data";

const output = "public";

/** Collects the data of the market finder. */
export function marketFinderData({
  marketFinder,
  mapPack,
  cities: { cities, sources },
  terms,
  notifications,
}: Content): MarketFinderData {
  return {
    words: marketFinder,
    tiers: mapPack.tiers,
    columns: mapPack.columns,
    sources,
    otherSources: Object.fromEntries(
      cities
        .filter(({ source }) => source)
        .map(({ city, state, source }) => [
          `${city}, ${state}`,
          sources.findIndex(({ slug }) => slug === source),
        ]),
    ),
    smallestCity,
    terms: terms.items,
    notifications,
  };
}

/** Collects the data of the cost comparison. */
export function costComparisonData({
  costComparison: words,
  terms: { items: terms },
  notifications,
  pricing: { adBudget, adCostPerCall, plans },
  mapPack: { tiers, columns },
}: Content): CostComparisonData {
  return {
    words,
    terms,
    notifications,
    adBudget,
    adCostPerCall,
    plans,
    tiers,
    columns,
  };
}

/** Writes the data that the page loads on demand: of the market finder, the cost comparison and the ZIP codes. */
export function writeLazyData(): void {
  const { content } = loadContent("content");
  if (!content) return;
  write("data", "market-finder", marketFinderData(content));
  write("data", "cost-comparison", costComparisonData(content));
  for (const [prefix, shard] of zipShards(content.cities))
    write("zip", prefix, shard);
}

function write(folder: string, name: string, data: object): void {
  mkdirSync(join(output, folder), { recursive: true });
  writeFileSync(join(output, folder, `${name}.json`), JSON.stringify(data));
}
