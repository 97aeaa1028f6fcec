import { RangeBar } from "../../illustrations/range-bar";
import { formatRange, interpolate } from "../../lib/figures";
import type { MarketFinderData } from "../../lib/lazy-data";
import { callsOfAll, mostCalls, type Position } from "../../lib/positions";

interface AnswerProps {
  /** Undefined as long as nobody has asked: then the ranges are those of all tiers together. */
  tier: MarketFinderData["tiers"][number] | undefined;
  data: MarketFinderData;
}

const colors = { outline: "text-muted", strong: "text-positive", weak: "" };

/** The calls per month of a tier in the top three and when not ranked, on one scale. */
export function Answer({ tier, data }: AnswerProps) {
  const { words, columns, tiers } = data;
  // The scale of the table above, so that a bar there is as long as one here.
  const scale = mostCalls(tiers);
  const callsAt = (position: Position) =>
    tier?.[position] ?? callsOfAll(tiers, position);
  return (
    <dl className="mt-3 flex max-w-md flex-col gap-2 lg:max-w-none">
      {(["top3", "notRanked"] as const).map((position) => {
        const best = position === "top3";
        const tone = !tier ? "outline" : best ? "strong" : "weak";
        return (
          <div key={position}>
            <dt className="text-sm text-muted">
              {interpolate(words.calls, { position: columns[position] })}
            </dt>
            <dd
              className={`flex items-center gap-3 font-bold ${best && tier ? "text-[2rem] leading-tight" : "text-xl"} ${colors[tone]}`}
            >
              <span className="w-38 shrink-0 whitespace-nowrap">
                {formatRange(callsAt(position))}
              </span>
              <RangeBar
                range={callsAt(position)}
                scale={scale}
                tone={tone}
                className="w-full"
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
