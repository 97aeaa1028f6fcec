import { useState } from "react";
import { formatRange, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import { useMarket } from "../market-finder/use-market";
import { useAskedZip } from "../use-asked-zip";
import { useFormInView } from "../use-form-in-view";

/** The props of the answer. */
export interface ZipAnswerProps {
  words: Queries.ZipAnswerFragment;
  data: MarketFinderData;
}

/** Says above the form what is known of the ZIP code: its place, its tier, and the calls per month. */
export function ZipAnswer({ words, data }: ZipAnswerProps) {
  const zip = useAskedZip();
  const text = useAnswer(zip, { words, data });
  const inView = useFormInView();
  const [spoken, setSpoken] = useState("");
  // Changes in view only, so that screen readers speak it once, where it belongs.
  if (inView && spoken !== text) setSpoken(text);
  return (
    <>
      <p aria-live="polite">{spoken}</p>
      {zip && <p className="mt-2 font-semibold">{words.ask}</p>}
    </>
  );
}

/** Writes the answer. Empty without a ZIP code, and until it is known. */
function useAnswer(
  zip: string | undefined,
  { words, data: { words: shared, tiers } }: ZipAnswerProps,
): string {
  const { place, tier, status, military } = useMarket(zip, tiers);
  if (!zip) return "";
  if (military) return interpolate(shared.military, { zip });
  if (place && tier)
    return interpolate(words.found, {
      zip,
      ...place,
      tier: tier.tier,
      top3: formatRange(tier.top3),
      notRanked: formatRange(tier.notRanked),
    });
  if (status === "loading" || status === "slow") return "";
  return interpolate(status === "done" ? shared.unknown : words.failed, {
    zip,
  });
}
