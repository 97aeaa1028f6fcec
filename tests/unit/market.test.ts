import { gzipSync } from "node:zlib";
import { loadContent } from "../../pipeline/content/load-content";
import { zipShards } from "../../pipeline/assets/zip-data";
import {
  isMilitary,
  placeOf,
  readShard,
  shardAddress,
  tierOf,
} from "../../src/lib/market";

const { content } = loadContent("content");
if (!content) throw new Error("The content of the site has mistakes.");
/** Those of the specification, section 9; editors may have added some. */
const tiers = [
  { slug: "first", from: 1_000_000 },
  { slug: "second", from: 250_000 },
  { slug: "third", from: 0 },
];
const shards = zipShards(content.cities);

function lookUp(zip: string) {
  const shard = shards.get(zip.slice(0, 3));
  return shard && placeOf(shard, zip);
}

function marketOf(zip: string) {
  const place = lookUp(zip);
  if (!place) return undefined;
  const tier = tierOf(place.population, tiers);
  return `${place.city}, ${place.state}: ${tier?.slug}`;
}

test.each([
  ["10001", "New York, NY: first"],
  ["60614", "Chicago, IL: first"],
  ["77002", "Houston, TX: first"],
  ["30301", "Atlanta, GA: second"],
  ["80202", "Denver, CO: second"],
  ["37203", "Nashville, TN: second"],
  ["96813", "Honolulu, HI: second"],
  ["99501", "Anchorage, AK: second"],
  ["20001", "Washington, DC: second"],
  ["90210", "Beverly Hills, CA: third"],
  ["04101", "Portland, ME: third"],
  ["59718", "Bozeman, MT: third"],
  ["75001", "Addison, TX: third"],
])("the market of %s is %s", (zip, market) => {
  expect(marketOf(zip)).toBe(market);
});

test.each([
  ["Brooklyn", "11201"],
  ["the Bronx", "10451"],
  ["Flushing", "11354"],
  ["Staten Island", "10301"],
])("%s counts as New York", (_, zip) => {
  expect(marketOf(zip)).toBe("New York, NY: first");
});

test("every city of the list has ZIP codes, except where the Postal Service's list has none of its state", () => {
  const found = new Set(
    [...shards.values()].flatMap(({ places }) =>
      places.map(([city, state]) => `${city}, ${state}`),
    ),
  );
  const absent = content.cities.cities
    .map(({ city, state }) => `${city}, ${state}`)
    .filter((name) => !found.has(name));
  expect(absent).toEqual(["San Juan, PR"]);
});

test("a suburb is told apart from the large city of its county", () => {
  expect(lookUp("75001")).toMatchObject({ near: "Dallas" });
  expect(lookUp("90210")).toMatchObject({ near: "Los Angeles" });
  expect(lookUp("59718")).toMatchObject({ near: undefined });
  expect(lookUp("80202")).toMatchObject({ near: undefined });
});

test.each(["09001", "34001", "96201"])("%s is a military post", (zip) => {
  expect(isMilitary(zip)).toBe(true);
  expect(lookUp(zip)).toBeUndefined();
});

test.each(["96701", "96101", "34101"])("%s is no military post", (zip) => {
  expect(isMilitary(zip)).toBe(false);
});

test("an unknown ZIP code has no place", () => {
  expect(lookUp("80200")).toBeUndefined();
  expect(lookUp("00000")).toBeUndefined();
});

test("a shard holds the ZIP codes of its first three digits", () => {
  expect(shardAddress("80202")).toBe("/zip/802.json");
});

test("there are about 900 shards, each of at most 1.2 kB", () => {
  const sizes = [...shards.values()].map(
    (shard) => gzipSync(JSON.stringify(shard)).length,
  );
  expect(sizes.length).toBeGreaterThan(850);
  expect(sizes.length).toBeLessThan(1_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_200);
});

test.each([
  null,
  "text",
  [],
  {},
  { places: [] },
  { places: [["Denver"]], zips: { "02": 0 } },
  { places: [["Denver", "CO"]], zips: { "02": 7 } },
  { places: [null], zips: {} },
  { places: {}, zips: {} },
])("what is no shard is not read as one: %j", (fetched) => {
  expect(() => readShard(fetched)).toThrow();
});

test("names that objects have by themselves are no ZIP codes", () => {
  const shard = readShard({ places: [["Denver", "CO"]], zips: { "02": 0 } });
  expect(placeOf(shard, "802constructor")).toBeUndefined();
  expect(placeOf(shard, "802__proto__")).toBeUndefined();
});

test("a place whose population is not listed is in the smallest tier", () => {
  expect(tierOf(undefined, tiers)).toBe(tiers.at(-1));
  expect(tierOf(250_000, tiers)?.slug).toBe("second");
  expect(tierOf(249_999, tiers)?.slug).toBe("third");
  expect(tierOf(1_000_000, tiers)?.slug).toBe("first");
});
