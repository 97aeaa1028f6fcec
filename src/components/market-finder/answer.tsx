import { formatRange, grouped, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import type { Place } from "../../lib/market";
import { positions } from "../../lib/positions";

interface AnswerProps {
  place: Place;
  tier: MarketFinderData["tiers"][number];
  data: MarketFinderData;
}

/** The population, the tier and the calls per month of a place, and what the tier is based on. */
export function Answer({ place, tier, data }: AnswerProps) {
  const { words, columns } = data;
  const facts = [
    [words.population, populationOf(place, data)],
    [words.tier, tier.tier],
    ...positions.map((position) => [
      interpolate(words.calls, { position: columns[position] }),
      formatRange(tier[position]),
    ]),
  ];
  return (
    <>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure text-muted">
        {words.basis +
          (place.near ? ` ${interpolate(words.suburb, { ...place })}` : "")}
      </p>
    </>
  );
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
