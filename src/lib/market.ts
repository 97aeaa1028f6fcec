/** Part of the ZIP codes, those that begin with the same three digits, as the build writes it. */
export interface ZipShard {
  /** City, state, and where known: population of a large city, name of the large city in the same county. */
  places: [city: string, state: string, population?: number, near?: string][];
  /** The place of each ZIP code by its last two digits, as an index. */
  zips: Record<string, number>;
}

/** What a ZIP code stands for. */
export interface Place {
  city: string;
  /** Two letters. */
  state: string;
  /** People in the city itself; only known of large cities. */
  population: number | undefined;
  /** The large city in the same county, if it is another one. */
  near: string | undefined;
}

/** Where the shard of a ZIP code is. */
export function shardAddress(zip: string): string {
  return `/zip/${zip.slice(0, 3)}.json`;
}

/**
 * Makes sure that what was fetched is a shard.
 *
 * @throws Error when it is not what the build wrote
 */
export function readShard(fetched: unknown): ZipShard {
  const { places, zips } = Object(fetched) as Partial<ZipShard>;
  const whole =
    Array.isArray(places) &&
    places.every(([city, state]) => isText(city) && isText(state)) &&
    typeof zips === "object" &&
    Object.values(zips).every((index) => index in places);
  if (!whole) throw new Error("Not a list of ZIP codes");
  return { places, zips };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether a ZIP code is that of a military post office: APO, FPO and DPO have these ranges to themselves. */
export function isMilitary(zip: string): boolean {
  return /^(09|340|96[2-6])/.test(zip);
}

/** Finds a ZIP code in its shard; undefined for an unknown one. */
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

/** The tier of a population: the first that begins at or below it; tiers stand largest first. */
export function tierOf<Tier extends { readonly from: number }>(
  population: number | undefined,
  tiers: readonly Tier[],
): Tier | undefined {
  return tiers.find(({ from }) => from <= (population ?? 0));
}
