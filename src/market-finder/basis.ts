import { grouped, interpolate } from "../lib/figures";
import type { MarketFinderData } from "../lib/lazy-data";
import type { Place } from "../lib/market";

/** Writes what the tier of a place is based on: its population, and what that means for a suburb. */
export function basisOf(place: Place, data: MarketFinderData): string {
  const { basis, suburb } = data.words;
  const sentences = [populationOf(place, data), basis];
  if (place.near) sentences.push(interpolate(suburb, { ...place }));
  return sentences.join(" ");
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
