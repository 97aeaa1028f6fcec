import { graphql } from "gatsby";
import { ExpandIcon } from "../components/icon";
import { Ranges } from "../components/ranges";
import { grouped, interpolate } from "../lib/figures";
import { smallestCity, type Place } from "../lib/market";

const link = "underline underline-offset-4";

interface BasisProps {
  words: Queries.SourcesFragment;
  place: Place;
}

/** Why the place is in its tier. */
export function Basis({ words, place }: BasisProps) {
  const { city, population, near } = place;
  const sentences = [
    interpolate(population ? words.populationAbove : words.populationBelow, {
      population: grouped(population ?? smallestCity),
    }),
    words.basis,
    near ? interpolate(words.suburb, { city, near }) : "",
  ];
  return (
    <p className="max-w-measure text-sm text-muted">{sentences.join(" ")}</p>
  );
}

interface SourcesProps {
  words: Queries.SourcesFragment;
  sources: Queries.PopulationSourcesFragment["sources"];
}

/** Where the ZIP codes and the populations come from, folded away. */
export function Sources({ words, sources }: SourcesProps) {
  return (
    <details className="border-t border-line pt-1 text-sm text-muted sm:-mb-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent">
        {words.sourcesHeading}
        <ExpandIcon />
      </summary>
      <p className="max-w-measure">
        {`${words.sources} `}
        <a className={link} href={words.placesLink}>
          {words.places}
        </a>
        {" ("}
        <a className={link} href={words.licenseLink}>
          {words.license}
        </a>
        {")."}
      </p>
      <p className="mt-1 max-w-measure">
        <Ranges
          text={interpolate(words.populationSources, {
            sources: sources
              .map(({ name, date }) => `${name}, ${date}`)
              .join("; "),
          })}
        />
      </p>
    </details>
  );
}

export const fragment = graphql`
  fragment Sources on MarketFinderYaml {
    populationAbove
    populationBelow
    basis
    suburb
    sourcesHeading
    sources
    places
    placesLink
    license
    licenseLink
    populationSources
  }

  fragment PopulationSources on CitiesYaml {
    sources {
      name
      date
    }
  }
`;
