/** The smallest population of a city in `content/cities.yaml`; every other place counts as smaller. */
export const smallestCity = 250_000;

/** The ZIP codes that share their first three digits, as the build writes them to a file. */
export interface ZipShard {
  /** City, state, population (large cities only), and the large city in the same county, if any. */
  places: [city: string, state: string, population?: number, near?: string][];
  /** Maps the last two digits of a ZIP code to an index in `places`. */
  zips: Record<string, number>;
}

/** The place of a ZIP code. */
export interface Place {
  city: string;
  /** Two letters. */
  state: string;
  /** People in the city itself; known for large cities only. */
  population: number | undefined;
  /** The large city in the same county, if that is a different city. */
  near: string | undefined;
}

/** Returns the address of the shard that has a ZIP code. */
export function shardAddress(zip: string): string {
  return `/zip/${zip.slice(0, 3)}.json`;
}

/** Returns true for the ZIP code ranges of military post offices (APO, FPO, DPO). */
export function isMilitary(zip: string): boolean {
  return /^(09|340|96[2-6])/.test(zip);
}

/** Finds the place of a ZIP code in its shard; undefined if the shard does not have it. */
export function placeOf(
  { places, zips }: ZipShard,
  zip: string,
): Place | undefined {
  const key = zip.slice(3);
  const place = Object.hasOwn(zips, key) && places[zips[key] ?? -1];
  if (!place) return undefined;
  const [city, state, population, near] = place;
  return { city, state, population: population || undefined, near };
}

/** Finds the tier of a population. Expects the largest tier first. */
export function tierOf<Tier extends { readonly from: number }>(
  population: number | undefined,
  tiers: readonly Tier[],
): Tier | undefined {
  return tiers.find(({ from }) => from <= (population ?? 0));
}
