import { useState } from "react";
import { formatRange, interpolate } from "../lib/figures";
import type { MarketFinderData } from "../lib/lazy-data";
import { useMarket } from "./use-market";
import { useZip } from "../hooks/use-zip";
import { useFormInView } from "../hooks/use-form-in-view";

/** The props of the answer. */
export interface ZipAnswerProps {
  words: Queries.ZipAnswerFragment;
  data: MarketFinderData;
}

/** Says above the form what is known of the ZIP code: its place, its tier, and the calls per month. */
export function ZipAnswer({ words, data }: ZipAnswerProps) {
  const zip = useZip();
  const answer = useAnswer(zip, { words, data });
  const inView = useFormInView();
  const [spoken, setSpoken] = useState<Answer>({});
  // Changes in view only, so that screen readers speak it once, where it belongs.
  if (inView && (spoken.text !== answer.text || spoken.calls !== answer.calls))
    setSpoken(answer);
  return (
    <div className={spoken.text && "rounded-lg bg-brand-ink/10 p-4"}>
      <div aria-live="polite">
        <p className="text-sm leading-snug sm:text-base">{spoken.text}</p>
        <p className="mt-1 leading-snug whitespace-pre-line first-line:text-xl first-line:font-bold empty:hidden">
          {spoken.calls}
        </p>
      </div>
    </div>
  );
}

interface Answer {
  text?: string;
  /** The calls per month of a place that is known. */
  calls?: string;
}

/** Writes the answer. Empty without a ZIP code, and until it is known. */
function useAnswer(
  zip: string | undefined,
  { words, data: { words: shared, tiers } }: ZipAnswerProps,
): Answer {
  const { place, tier, status, military } = useMarket(zip, tiers);
  if (!zip) return {};
  if (military) return { text: interpolate(shared.military, { zip }) };
  if (place && tier)
    return {
      text: interpolate(words.found, { zip, ...place, tier: tier.tier }),
      calls: interpolate(words.calls, {
        top3: formatRange(tier.top3),
        notRanked: formatRange(tier.notRanked),
      }),
    };
  if (status === "loading" || status === "slow") return {};
  const text = status === "done" ? shared.unknown : words.failed;
  return { text: interpolate(text, { zip }) };
}
