import { grouped, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import type { Place } from "../../lib/market";

/** Writes what the tier of a place is based on: its population. */
export function basisOf(place: Place, data: MarketFinderData): string {
  return `${populationOf(place, data)} ${data.words.basis}`;
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
