import { grouped, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import type { Place } from "../../lib/market";

/** Writes what the tier of a place is based on: its population, and whether its suburbs count. */
export function basisOf(place: Place, data: MarketFinderData): string {
  const { words } = data;
  return [
    populationOf(place, data),
    words.basis,
    ...(place.near ? [interpolate(words.suburb, { ...place })] : []),
  ].join(" ");
}

function populationOf(
  { city, state, population }: Place,
  { words, sources, otherSources, smallestCity }: MarketFinderData,
): string {
  if (!population)
    return interpolate(words.populationBelow, {
      population: grouped(smallestCity),
    });
  const source = sources[otherSources[`${city}, ${state}`] ?? 0];
  return interpolate(words.populationAbove, {
    population: grouped(population),
    date: source?.date,
  });
}
