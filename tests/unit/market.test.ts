import { gzipSync } from "node:zlib";
import { zipShards } from "../../pipeline/assets/zip-data";
import {
  isMilitary,
  placeOf,
  shardAddress,
  tierOf,
} from "../../src/lib/market";
import { siteContent } from "../support/content";

/** Those of the specification, section 9. */
const tiers = [
  { slug: "first", from: 1_000_000 },
  { slug: "second", from: 250_000 },
  { slug: "third", from: 0 },
];
const { cities } = siteContent;
const shards = zipShards(cities);

function lookUp(zip: string) {
  const shard = shards.get(zip.slice(0, 3));
  return shard && placeOf(shard, zip);
}

test.each([
  // Manhattan, Brooklyn and Staten Island.
  ["10001", "New York, NY: first"],
  ["11201", "New York, NY: first"],
  ["10301", "New York, NY: first"],
  ["80202", "Denver, CO: second"],
  ["20001", "Washington, DC: second"],
  ["00901", "San Juan, PR: second"],
  ["90210", "Beverly Hills, CA, near Los Angeles: third"],
  ["04101", "Portland, ME: third"],
])("the market of %s is %s", (zip, market) => {
  const { city, state, near, population } = lookUp(zip)!;
  const tier = tierOf(population, tiers)?.slug;
  const place = `${city}, ${state}${near ? `, near ${near}` : ""}`;
  expect(`${place}: ${tier}`).toBe(market);
});

test("every city of the list has ZIP codes", () => {
  const places = [...shards.values()].flatMap((shard) => shard.places);
  const found = new Set(places.map(([city, state]) => `${city}, ${state}`));
  const absent = cities.cities
    .map(({ city, state }) => `${city}, ${state}`)
    .filter((name) => !found.has(name));
  expect(absent).toEqual([]);
});

test.each([
  ["09001", true],
  ["34001", true],
  ["96201", true],
  ["96701", false],
  ["34101", false],
])("whether %s is a military post office: %s", (zip, military) => {
  expect(isMilitary(zip)).toBe(military);
  if (military) expect(lookUp(zip)).toBeUndefined();
});

test("the shard of a ZIP code is at most 1.2 kB", () => {
  expect(shardAddress("80202")).toBe("/zip/802.json");
  const sizes = [...shards.values()].map(
    (shard) => gzipSync(JSON.stringify(shard)).length,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_200);
});

test.each([
  [undefined, "third"],
  [249_999, "third"],
  [250_000, "second"],
  [1_000_000, "first"],
])("a place of %s people is in the %s tier", (population, slug) => {
  expect(tierOf(population, tiers)?.slug).toBe(slug);
});
