import { mkdirSync, writeFileSync } from "node:fs";
import type { ZipShard } from "../../src/lib/market";
import { loadOnce } from "../load";
import { zipCodes, type ZipCode } from "../read/zip-codes";
import type { Content } from "../sections";
import { output } from "../publish/page-files";

type Town = ZipShard["places"][number];

/**
 * The place of every ZIP code, in one shard for each prefix of three digits, so
 * that a visitor loads about a kilobyte.
 */
export function zipShards({
  cities,
}: Content["cities"]): Map<string, ZipShard> {
  const all = zipCodes();
  const populations = new Map(
    cities.map((place) => [`${place.city}, ${place.state}`, place.population]),
  );
  const populationOf = ({ city, state }: ZipCode) =>
    populations.get(`${city}, ${state}`) ?? 0;

  /** The largest city of each county that has a large one. */
  const largest = new Map<string, ZipCode>();
  for (const row of all) {
    const known = largest.get(row.county);
    if (populationOf(row) > (known ? populationOf(known) : 0))
      largest.set(row.county, row);
  }

  function townOf(row: ZipCode): Town {
    const population = populationOf(row);
    if (population) return [row.city, row.state, population];
    const near = largest.get(row.county)?.city;
    return near ? [row.city, row.state, 0, near] : [row.city, row.state];
  }

  const shards = new Map<string, ZipShard>();
  for (const row of all) {
    const prefix = row.zip.slice(0, 3);
    const shard = shards.get(prefix) ?? { places: [], zips: {} };
    shards.set(prefix, shard);
    const place = townOf(row);
    const known = shard.places.findIndex(
      (one) => JSON.stringify(one) === JSON.stringify(place),
    );
    shard.zips[row.zip.slice(3)] =
      known < 0 ? shard.places.push(place) - 1 : known;
  }
  return shards;
}

/** Writes the shards to `public/zip/`, where the page fetches them. */
export async function writeZipShards(): Promise<void> {
  const { content } = await loadOnce();
  if (!content) return;
  mkdirSync(`${output}/zip`, { recursive: true });
  for (const [prefix, shard] of zipShards(content.cities))
    writeFileSync(`${output}/zip/${prefix}.json`, JSON.stringify(shard));
}
