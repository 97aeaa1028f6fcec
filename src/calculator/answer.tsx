import { Ranges } from "../components/ranges";
import { formatRange, grouped, interpolate } from "../lib/figures";
import type { Market } from "../hooks/use-market";
import { reachOf } from "./break-even";

interface AnswerProps {
  words: Queries.CalculatorFragment["answer"];
  /** Calls a month. */
  breakEven: number;
  market: Pick<Market, "place" | "tier">;
  tiers: Queries.CallVolumeTableFragment["tiers"];
}

/** The break-even, and what agencies in the visitor's city get; in cities of every size while the ZIP code is unknown. */
export function Answer({
  words,
  breakEven,
  market: { place, tier },
  tiers,
}: AnswerProps) {
  const shown = tier ? [tier] : tiers;
  const sizes = shown
    .map(({ top3, population }) =>
      interpolate(words.size, { range: formatRange(top3), population }),
    )
    .join(", ");
  const get = tier
    ? interpolate(words.city, {
        city: place?.city,
        range: formatRange(tier.top3),
      })
    : interpolate(words.sizes, { sizes });
  const reach = reachOf(
    shown.map(({ top3 }) => top3),
    breakEven,
  );
  const verdict = {
    all: "",
    some: words.some,
    none: tier ? words.none : words.noneAnywhere,
  }[reach];
  return (
    <p className="sm:text-lg">
      {/* Speaks when the numbers change, not when the ZIP code does: the place where that is typed speaks. */}
      <span
        role="status"
        className="block font-display text-xl leading-snug font-bold sm:text-2xl"
      >
        {interpolate(breakEven === 1 ? words.oneCall : words.breakEven, {
          calls: grouped(breakEven),
        })}
      </span>{" "}
      {/* A new element each time: on a translated page, React cannot find the old text nodes. */}
      <span key={`${get} ${verdict}`}>
        <Ranges text={`${get} ${verdict}`.trimEnd()} />
      </span>
    </p>
  );
}
