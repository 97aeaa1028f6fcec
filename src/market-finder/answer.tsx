import { RangeBar, RangeScale } from "../illustrations/range-bar";
import { formatRange, interpolate } from "../lib/figures";
import type { MarketFinderData } from "../lib/lazy-data";
import { mostCalls, positions } from "../lib/positions";

interface AnswerProps {
  tier: MarketFinderData["tiers"][number];
  data: MarketFinderData;
}

/** The calls per month of a tier in each position, on a scale of its own: on that of the table above, a small city would leave most of it empty. */
export function Answer({ tier, data }: AnswerProps) {
  const { words, columns } = data;
  return (
    <div className="mt-5">
      <dl className="flex flex-col gap-4">
        {positions.map((position) => {
          const best = position === "top3";
          return (
            <div
              key={position}
              className="flex flex-wrap items-baseline gap-x-3"
            >
              <dt className="order-1 text-sm text-muted">
                {interpolate(words.calls, { position: columns[position] })}
              </dt>
              <dd
                className={`leading-tight font-bold ${best ? "text-[2rem] text-positive" : "text-xl"}`}
              >
                {formatRange(tier[position])}
              </dd>
              <dd aria-hidden="true" className="order-1 w-full">
                <RangeBar
                  range={tier[position]}
                  scale={mostCalls([tier])}
                  tone={best ? "strong" : "weak"}
                  className="mt-1 w-full"
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-1 leading-tight">
        <RangeScale tiers={[tier]} />
      </div>
    </div>
  );
}
