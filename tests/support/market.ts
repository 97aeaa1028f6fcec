import { zipShards } from "../../pipeline/assets/zip-data";
import type { Content } from "../../pipeline/schema/content";
import { placeOf, tierOf } from "../../src/lib/market";

/** The tier of a ZIP code that the site knows. */
export function tierOfZip({ cities, mapPack }: Content, zip: string) {
  const shard = zipShards(cities).get(zip.slice(0, 3))!;
  const { population } = placeOf(shard, zip)!;
  return tierOf(population, mapPack.tiers)!;
}
