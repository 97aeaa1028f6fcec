import { RangeBar } from "../../illustrations/range-bar";
import {
  formatRange,
  interpolate,
  type RangeOfNumbers,
} from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import { mostCalls } from "../../lib/positions";

interface AnswerProps {
  /** The tiers that it may be: one, or all before a ZIP code is known. */
  of: MarketFinderData["tiers"];
  data: MarketFinderData;
}

/** The calls per month of tiers in the top three and when not ranked, on one scale. */
export function Answer({ of, data }: AnswerProps) {
  const { words, columns, tiers } = data;
  // The scale of the table above, so that a bar there is as long as one here.
  const scale = mostCalls(tiers);
  const { andMore } = spanOf(tiers.map(({ top3 }) => top3));
  return (
    <div className="mt-3 max-w-md lg:max-w-none">
      <dl className="flex flex-col gap-2 lg:gap-4">
        {(["top3", "notRanked"] as const).map((position) => {
          const best = position === "top3";
          const range = spanOf(of.map((tier) => tier[position]));
          return (
            <div key={position}>
              <dt className="text-sm text-muted">
                {interpolate(words.calls, { position: columns[position] })}
              </dt>
              <dd
                className={`flex items-center gap-3 font-bold ${best ? "text-[2rem] leading-tight text-positive" : "text-xl"}`}
              >
                <span className="w-44 shrink-0 whitespace-nowrap">
                  {formatRange(range)}
                </span>
                <RangeBar
                  range={range}
                  scale={scale}
                  tone={best ? "strong" : "weak"}
                  className="w-full"
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p
        aria-hidden="true"
        className="flex justify-between ps-47 text-sm leading-tight text-muted"
      >
        <span>0</span>
        <span>{andMore ? `${scale}+` : scale}</span>
      </p>
    </div>
  );
}

/** The range from the lowest to the highest number of several ranges. */
function spanOf(ranges: readonly RangeOfNumbers[]): RangeOfNumbers {
  const high = Math.max(...ranges.map(({ high }) => high));
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high,
    andMore: ranges.some((range) => range.high === high && range.andMore),
  };
}
