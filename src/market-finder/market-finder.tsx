import { useEffect, useId, useRef, useState } from "react";
import { interpolate } from "../lib/figures";
import type { MarketFinderData } from "../lib/lazy-data";
import { zipFrom } from "../lib/zip";
import { buttonClass, buttonShape } from "../components/button-link";
import type { FoundTier } from "../components/call-volume-table";
import { CopyLink } from "../components/copy-link";
import { FormLink } from "../components/form-link";
import { Explained, Terms } from "../components/terms";
import { useZip } from "../hooks/use-zip";
import { ZipInput } from "../components/zip-input";
import { Answer } from "./answer";
import { basisOf } from "./basis";
import { Intro } from "./intro";
import { Sources } from "./sources";
import { useConnectionNotifications } from "./use-connection-notifications";
import { useMarket } from "./use-market";

/** The props of the market finder. */
export interface MarketFinderProps {
  data: MarketFinderData;
  /** The label of the button that leads to the form. */
  button: string;
  /** Called with the tier that is found; undefined when none is. */
  onTier: (tier: FoundTier | undefined) => void;
}

/** Finds the market of a ZIP code: its city, its tier, and the calls per month from the call-volume table. */
export function MarketFinder(props: MarketFinderProps) {
  return (
    <Terms terms={props.data.terms}>
      <Finder {...props} />
    </Terms>
  );
}

function Finder({ data, button, onTier }: MarketFinderProps) {
  const { words, tiers } = data;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const asked = useZip();
  const [typed, setTyped] = useState(asked ?? "");
  const [left, setLeft] = useState(false);
  const zip = zipFrom(typed);
  const mistaken = left && !zip && typed.trim() !== "";
  const { place, tier, status, military, retry } = useMarket(zip, tiers);
  const failed = status === "failed";
  const { online, prepare, notifications } = useConnectionNotifications(
    data.notifications,
    failed,
  );

  useEffect(() => {
    // Nobody is interrupted while typing here.
    if (field.current !== document.activeElement) setTyped(asked ?? "");
  }, [asked]);
  const slug = tier?.slug;
  const { mark } = words;
  useEffect(
    () => onTier(slug ? { slug, mark } : undefined),
    [onTier, slug, mark],
  );

  const statusText = () => {
    if (!zip) return mistaken ? words.mistake : "";
    if (military) return interpolate(words.military, { zip });
    // A notification announces the failure, and the text below states it.
    if (status === "failed") return "";
    if (status !== "done") return words[status];
    if (!place) return interpolate(words.unknown, { zip });
    // A city and its state stay in one line.
    return interpolate(words.found, {
      zip,
      tier: tier?.tier,
      ...place,
    }).replace(`, ${place.state}`, `,\u00a0${place.state}`);
  };
  return (
    <div className="grid gap-x-12 lg:grid-cols-[1fr_24rem]">
      <Intro heading={words.heading}>
        <Explained text={words.lead} />
      </Intro>
      <form
        noValidate
        className="min-h-20 max-w-xl lg:self-center"
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(true);
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
            aria-describedby={`${id}-status ${id}-trouble`}
            value={typed}
            onFocus={prepare}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={() => setLeft(true)}
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
          className="max-w-measure text-xl leading-snug font-semibold text-balance not-empty:mt-5"
        >
          {statusText()}
        </p>
        <p
          id={`${id}-trouble`}
          className="max-w-measure font-semibold empty:hidden"
        >
          {/* A single text node: React cannot remove one of two that a translator has replaced. */}
          {failed ? words.failed : !zip && !online && words.offline}
        </p>
        {failed && (
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={retry}
          >
            {words.retry}
          </button>
        )}
      </div>
      {tier && <Answer tier={tier} data={data} />}
      <div className="flex flex-col lg:col-start-2 lg:row-span-2 lg:row-start-2">
        {place && (
          <p className="mt-5 max-w-measure text-sm text-muted lg:order-1">
            {basisOf(place, data)}
          </p>
        )}
        {zip && status === "done" && !military && (
          <div className="mt-5 print:hidden">
            <p className="max-w-measure font-semibold">{words.ask}</p>
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
              <FormLink
                className={`${buttonClass.loud} max-sm:w-full lg:w-full`}
              >
                {button}
              </FormLink>
              {place && (
                <CopyLink
                  words={data.notifications}
                  subject={zip}
                  address={(found) =>
                    `${window.location.origin}/?zip=${found}#market-finder`
                  }
                />
              )}
            </div>
          </div>
        )}
      </div>
      <div className="lg:col-span-2">
        {zip && status === "done" && <Sources data={data} />}
        {notifications}
      </div>
    </div>
  );
}
