import { interpolate } from "../lib/figures";
import type { MarketFinderData } from "../lib/lazy-data";
import { ExpandIcon } from "../components/icon";
import { Ranges } from "../components/ranges";

const link = "underline underline-offset-4";

/** Where the ZIP codes and the populations come from, folded away. */
export function Sources({
  data: { words, sources },
}: {
  data: MarketFinderData;
}) {
  return (
    <details className="mt-8 border-t border-line pt-1 text-sm text-muted sm:-mb-4">
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
