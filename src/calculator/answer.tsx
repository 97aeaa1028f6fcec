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

/** What follows the ranges of some tiers; nothing if all their calls reach the break-even. */
function verdictOn(
  tiers: AnswerProps["tiers"],
  breakEven: number,
  words: AnswerProps["words"],
): string {
  const reached = tiers.filter(
    ({ top3 }) => reachOf(top3, breakEven) !== "none",
  );
  if (reached.length === 0) return words.noneAnywhere;
  if (reached.length < tiers.length) {
    const sizes = reached.map(({ population }) => population).join(", ");
    return interpolate(words.someSizes, { sizes });
  }
  const all = tiers.every(({ top3 }) => reachOf(top3, breakEven) === "all");
  return all ? "" : words.some;
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
  // Out of the market's reach is said of the break-even, the rest of the ranges.
  const rest =
    tier && reachOf(tier.top3, breakEven) === "none"
      ? [words.none, get]
      : [get, verdictOn(shown, breakEven, words)];
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
      <span key={rest.join()}>
        <Ranges text={rest.join(" ").trimEnd()} />
      </span>
    </p>
  );
}
