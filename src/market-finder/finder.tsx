import { graphql } from "gatsby";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { buttonClass, buttonShape } from "../components/button-link";
import { FormLink } from "../components/form-link";
import { Explained } from "../components/glossary";
import { notify } from "../components/toaster";
import { ZipInput } from "../components/zip-input";
import { useZip } from "../hooks/use-zip";
import { formatRange, interpolate } from "../lib/figures";
import { positions } from "../lib/positions";
import { zipFrom } from "../lib/zip";
import { getZip, setZip } from "../lib/zip-store";
import { Basis, Sources } from "./sources";
import type { Market } from "./use-market";

type Table = Queries.CallVolumeTableFragment;

interface FinderProps {
  words: Queries.FinderFragment;
  sources: Queries.PopulationSourcesFragment["sources"];
  columns: Table["columns"];
  market: Market<Table["tiers"][number]>;
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const zip = useZip();
  const [mistaken, setMistaken] = useState(false);
  const failed = status === "failed";

  /** Takes the ZIP code of another field, but leaves alone what a visitor types or mistyped here. */
  const follow = () => {
    const { current } = field;
    if (!current || current === document.activeElement) return;
    const wrong = current.value.trim() !== "" && !zipFrom(current.value);
    setMistaken(wrong);
    if (!wrong) current.value = getZip() ?? "";
  };
  const followZip = useEffectEvent(follow);
  useEffect(() => {
    // Typed before hydration, or put back by the browser.
    if (field.current?.value) setZip(field.current.value);
  }, []);
  useEffect(() => followZip(), [zip]);

  const notifyFailure = useEffectEvent(() => {
    const { top, bottom } = field.current!.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight)
      notify("status", interpolate(words.failedNotice, { zip }));
  });
  useEffect(() => {
    if (failed) notifyFailure();
  }, [failed]);

  return (
    <div
      id="market-finder"
      className="grid grid-cols-1 gap-x-12 rounded-lg border border-line bg-paper p-4 sm:p-8 lg:grid-cols-[1fr_24rem] print:hidden no-scripting:hidden"
    >
      <div className="mb-4">
        <h3 className="text-2xl">{words.heading}</h3>
        <p className="mt-3 max-w-measure text-balance text-muted">
          <Explained text={words.lead} />
        </p>
      </div>
      {/* Before React takes over, the browser sends the ZIP code back to this page. */}
      <form
        action="#market-finder"
        noValidate
        className="max-w-xl lg:self-center"
        onSubmit={(event) => {
          event.preventDefault();
          setMistaken(!zipFrom(field.current?.value ?? ""));
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {words.label}
        </label>
        <div className="mt-1 flex flex-wrap gap-2">
          <ZipInput
            ref={field}
            id={id}
            className="min-w-28 flex-1"
            aria-invalid={mistaken}
            aria-describedby={`${id}-status`}
            onInput={({ currentTarget: { value } }) => {
              setZip(value);
              if (zipFrom(value)) setMistaken(false);
            }}
            onBlur={follow}
          />
          <button
            className={`${buttonShape} ${tier ? "border-control hover:border-ink" : "border-transparent bg-ink text-paper hover:bg-muted"}`}
          >
            {words.find}
          </button>
        </div>
      </form>
      <div>
        <p
          id={`${id}-status`}
          role="status"
          className="mt-5 min-h-14 max-w-measure text-xl leading-snug font-semibold text-balance"
        >
          {mistaken ? words.mistake : sayMarket(zip, market, words)}
        </p>
        {failed && (
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={() => {
              // The button goes, and the focus would go with it.
              field.current?.focus();
              retry();
            }}
          >
            {words.retry}
          </button>
        )}
      </div>
      <dl className="mt-5 flex flex-col gap-2">
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
              {tier ? formatRange(tier[position]) : "–"}
            </dd>
          </div>
        ))}
      </dl>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
        {place && <Basis words={words} place={place} />}
        <div className="mt-5">
          {place && <p className="mb-3 font-semibold">{words.ask}</p>}
          <FormLink className={`${buttonClass.loud} max-sm:w-full lg:w-full`}>
            {button}
          </FormLink>
        </div>
      </div>
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
