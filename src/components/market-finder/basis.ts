import { grouped, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import type { Place } from "../../lib/market";

/** Writes what decides the tier of a place, and what that means in a suburb. */
export function basisOf(place: Place, { words }: MarketFinderData): string {
  return [
    words.basis,
    ...(place.near ? [interpolate(words.suburb, { ...place })] : []),
  ].join(" ");
}

/** Writes how many people a place has, and of which day that is. */
export function populationOf(
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
