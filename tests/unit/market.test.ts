import { gzipSync } from "node:zlib";
import {
  isMilitary,
  placeOf,
  shardAddress,
  tierOf,
} from "../../src/lib/market";
import { siteContent } from "../support/content";
import { shards } from "../support/zip-shards";

/** Those of the specification, section 9. */
const tiers = [
  { slug: "first", from: 1_000_000 },
  { slug: "second", from: 250_000 },
  { slug: "third", from: 0 },
];

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
  const found = places.map(([city, state]) => `${city}, ${state}`);
  const listed = siteContent.cities.cities.map(
    ({ city, state }) => `${city}, ${state}`,
  );
  expect(found).toEqual(expect.arrayContaining(listed));
});

test("military post offices, and no ZIP codes beside theirs, have no market", () => {
  const military = ["09001", "34001", "96201"];
  expect([...military, "34101", "96701"].filter(isMilitary)).toEqual(military);
  expect(military.map(lookUp)).toEqual([undefined, undefined, undefined]);
});

test("the shard of a ZIP code is at most 1.2 kB", () => {
  expect(shardAddress("80202")).toBe("/zip/802.json");
  const sizes = [...shards.values()].map(
    (shard) => gzipSync(JSON.stringify(shard)).length,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_200);
});

test("the second tier begins with 250,000 people, the first with a million", () => {
  const people = [249_999, 250_000, 1_000_000];
  const slugs = people.map((population) => tierOf(population, tiers)?.slug);
  expect(slugs).toEqual(["third", "second", "first"]);
});
