import { RangeBar, RangeScale } from "../../illustrations/range-bar";
import { formatRange, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import { callsOfAll, mostCalls } from "../../lib/positions";

interface AnswerProps {
  /** Undefined as long as nobody has asked: then the ranges are those of all tiers together. */
  tier: MarketFinderData["tiers"][number] | undefined;
  data: MarketFinderData;
}

/** The calls per month of a tier in the top three and when not ranked, on one scale. */
export function Answer({ tier, data }: AnswerProps) {
  const { words, columns, tiers } = data;
  // The scale of the table above, so that a bar there is as long as one here.
  const scale = mostCalls(tiers);
  return (
    <div
      className={`max-w-md lg:max-w-none ${tier ? "mt-3" : "text-muted max-lg:hidden"}`}
    >
      {!tier && <p className="mb-3">{words.waiting}</p>}
      <dl className="flex flex-col gap-2 lg:gap-4">
        {(["top3", "notRanked"] as const).map((position) => {
          const best = position === "top3";
          // Quiet, as long as they are nobody's in particular.
          const strong = best && tier;
          const range = tier?.[position] ?? callsOfAll(tiers, position);
          return (
            <div key={position}>
              <dt className="text-sm text-muted">
                {interpolate(words.calls, { position: columns[position] })}
              </dt>
              <dd
                className={`flex items-center gap-3 font-bold ${strong ? "text-[2rem] leading-tight text-positive" : "text-xl"}`}
              >
                <span className="w-44 shrink-0 whitespace-nowrap">
                  {formatRange(range)}
                </span>
                <RangeBar
                  range={range}
                  scale={scale}
                  tone={strong ? "strong" : "weak"}
                  className="w-full"
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p aria-hidden="true" className="leading-tight">
        <RangeScale tiers={tiers} className="ps-47" />
      </p>
    </div>
  );
}
