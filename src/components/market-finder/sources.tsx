import { interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";

const link = "underline underline-offset-4";

/** Where the ZIP codes and the populations come from. */
export function Sources({
  data: { words, sources },
}: {
  data: MarketFinderData;
}) {
  return (
    <p className="mt-5 max-w-measure text-sm text-muted">
      {`${words.sources} `}
      <a className={link} href={words.placesLink}>
        {words.places}
      </a>
      {" ("}
      <a className={link} href={words.licenseLink}>
        {words.license}
      </a>
      {"). "}
      {interpolate(words.populationSources, {
        sources: sources.map(({ name, date }) => `${name}, ${date}`).join("; "),
      })}
    </p>
  );
}
