import { interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import { Ranges } from "../ranges";

const link = "underline underline-offset-4";

/** Where the ZIP codes and the populations come from. */
export function Sources({
  data: { words, sources },
}: {
  data: MarketFinderData;
}) {
  return (
    <div className="mt-5 grid gap-x-12 gap-y-1 border-t border-line pt-4 text-sm text-muted lg:mt-8 lg:grid-cols-[2fr_3fr]">
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
      <p className="max-w-measure">
        <Ranges
          text={interpolate(words.populationSources, {
            sources: sources
              .map(({ name, date }) => `${name}, ${date}`)
              .join("; "),
          })}
        />
      </p>
    </div>
  );
}
