import { RangeBar } from "../../illustrations/range-bar";
import { formatRange, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import { mostCalls } from "../../lib/positions";

interface AnswerProps {
  /** Without one the bars are empty, and screen readers hear nothing. */
  tier?: MarketFinderData["tiers"][number];
  data: MarketFinderData;
}

/** The calls per month of a tier in the top three and when not ranked, on one scale. */
export function Answer({ tier, data }: AnswerProps) {
  const { words, columns, tiers } = data;
  // The scale of the table above, so that a bar there is as long as one here.
  const scale = mostCalls(tiers);
  return (
    <dl
      aria-hidden={!tier}
      className="mt-3 flex max-w-md flex-col gap-2 lg:mt-5 lg:max-w-none lg:gap-4"
    >
      {(["top3", "notRanked"] as const).map((position) => {
        const best = position === "top3";
        return (
          <div key={position}>
            <dt className="text-sm text-muted">
              {interpolate(words.calls, { position: columns[position] })}
            </dt>
            <dd
              className={`flex items-center gap-3 font-bold ${best ? "text-[2rem] leading-tight text-positive" : "text-xl"}`}
            >
              <span className="w-38 shrink-0 whitespace-nowrap">
                {tier ? formatRange(tier[position]) : "–"}
              </span>
              <RangeBar
                range={tier ? tier[position] : { low: 0, high: 0 }}
                scale={scale}
                tone={best ? "strong" : "weak"}
                className="w-full"
              />
            </dd>
          </div>
        );
      })}
      <div
        aria-hidden="true"
        className="-mt-1 flex justify-between ps-41 text-sm text-muted"
      >
        <span>0</span>
        <span>{`${scale}+`}</span>
      </div>
    </dl>
  );
}
