import { graphql } from "gatsby";
import { useEffect, useEffectEvent, useRef } from "react";
import { buttonClass, buttonShape } from "../components/button-link";
import { FormLink } from "../components/form-link";
import { Explained } from "../components/glossary";
import { notify } from "../components/toaster";
import { ZipForm } from "../components/zip-form";
import { useZip } from "../hooks/use-zip";
import { formatRange, interpolate } from "../lib/figures";
import { positions } from "../lib/positions";
import { Basis, Sources } from "./sources";
import type { Market } from "../hooks/use-market";

type Table = Queries.CallVolumeTableFragment;

interface FinderProps {
  words: Queries.FinderFragment;
  sources: Queries.PopulationSourcesFragment["sources"];
  columns: Table["columns"];
  market: Market;
  /** The label of the button that leads to the form. */
  button: string;
}

/** Finds the market of a ZIP code: its city, its tier, and the calls per month. Its field shows the one ZIP code of the whole page. */
export function Finder({
  words,
  sources,
  columns,
  market,
  button,
}: FinderProps) {
  const { place, tier, status, retry } = market;
  const finder = useRef<HTMLDivElement>(null);
  const zip = useZip();
  const failed = status === "failed";

  const notifyFailure = useEffectEvent(() => {
    const { top, bottom } = finder.current!.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight)
      notify("status", interpolate(words.failedNotice, { zip }));
  });
  useEffect(() => {
    if (failed) notifyFailure();
  }, [failed]);

  return (
    <div
      ref={finder}
      id="market-finder"
      className="grid grid-cols-1 gap-x-12 gap-y-5 rounded-lg border border-line bg-paper p-4 sm:p-8 lg:grid-cols-2 print:hidden no-scripting:hidden"
    >
      <div>
        <h3 className="text-2xl">{words.heading}</h3>
        <p className="mt-3 max-w-measure text-balance text-muted">
          <Explained text={words.lead} />
        </p>
      </div>
      <div>
        <ZipForm
          action="#market-finder"
          label={words.label}
          mistake={words.mistake}
          answer={sayMarket(zip, market, words)}
          answerClass={`max-w-measure pt-2 text-xl leading-snug text-balance ${tier ? "text-positive" : ""}`}
        >
          <button
            className={`${buttonShape} ${tier ? "border-control hover:border-ink" : "border-transparent bg-ink text-paper hover:bg-muted"}`}
          >
            {words.find}
          </button>
        </ZipForm>
        {failed && (
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={() => {
              // The button goes, and the focus would go with it.
              finder.current?.querySelector("input")?.focus();
              retry();
            }}
          >
            {words.retry}
          </button>
        )}
      </div>
      {place && tier && (
        <>
          <dl className="flex flex-col gap-2">
            {positions.map((position) => (
              <div
                key={position}
                className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-3"
              >
                <dt className="text-sm text-muted">
                  {interpolate(words.calls, { position: columns[position] })}
                </dt>
                <dd
                  className={`leading-tight font-bold ${position === "top3" ? "text-[2rem] text-positive" : "text-xl"}`}
                >
                  {formatRange(tier[position])}
                </dd>
              </div>
            ))}
          </dl>
          <div>
            <Basis words={words} place={place} />
            <p className="mt-4 mb-3 font-semibold">
              {interpolate(words.ask, { zip })}
            </p>
            <FormLink className={`${buttonClass.loud} max-sm:w-full`}>
              {button}
            </FormLink>
          </div>
        </>
      )}
      <div className="lg:col-span-2">
        <Sources words={words} sources={sources} />
      </div>
    </div>
  );
}

/** Says what is known of the ZIP code; empty without one. */
function sayMarket(
  zip: string | undefined,
  { place, tier, status, military }: FinderProps["market"],
  words: Queries.FinderFragment,
): string {
  if (status === "idle") return "";
  if (status !== "done") return words[status];
  if (military) return interpolate(words.military, { zip });
  if (!place) return interpolate(words.unknown, { zip });
  const found = interpolate(words.found, {
    zip,
    range: tier?.population,
    ...place,
  });
  // A city and its state stay in one line.
  return found.replace(`, ${place.state}`, `,\u00a0${place.state}`);
}

export const fragment = graphql`
  fragment Finder on MarketFinderYaml {
    heading
    lead
    mark
    label
    find
    mistake
    loading
    failed
    failedNotice
    retry
    unknown
    military
    found
    calls
    ask
    ...Sources
  }
`;
