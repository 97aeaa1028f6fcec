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
  // Before a ZIP code is known, a phone shows only the first range.
  const rest = tier ? "" : "max-lg:hidden";
  return (
    <div className={`max-w-md lg:max-w-none ${tier ? "mt-3" : "text-muted"}`}>
      {!tier && <p className="mb-2 font-semibold">{words.waiting}</p>}
      <dl className="flex flex-col gap-3 lg:gap-4">
        {(["top3", "notRanked"] as const).map((position) => {
          const best = position === "top3";
          const range = tier?.[position] ?? callsOfAll(tiers, position);
          return (
            <div key={position} className={best ? "" : rest}>
              <dt className="text-sm text-muted">
                {interpolate(words.calls, { position: columns[position] })}
              </dt>
              <dd
                className={`leading-tight font-bold ${best ? `text-positive ${tier ? "text-[2rem]" : "text-2xl"}` : "text-xl"}`}
              >
                {formatRange(range)}
                <RangeBar
                  range={range}
                  scale={scale}
                  tone={best ? "strong" : "weak"}
                  hollow={!tier}
                  className="mt-1 w-full"
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p aria-hidden="true" className={`mt-1 leading-tight ${rest}`}>
        <RangeScale tiers={tiers} />
      </p>
    </div>
  );
}
