import type { RangeOfNumbers } from "./figures";

/** The Map Pack positions as content names them, best first. */
export const positions = ["top3", "fourToTen", "notRanked"] as const;

/** One of the Map Pack positions. */
type Position = (typeof positions)[number];

/** The most calls of any tier at any position: the end of the scale on which all their bars are drawn. */
export function mostCalls(
  tiers: readonly Readonly<Record<Position, RangeOfNumbers>>[],
): number {
  return Math.max(
    ...tiers.flatMap((tier) => positions.map((key) => tier[key].high)),
  );
}
