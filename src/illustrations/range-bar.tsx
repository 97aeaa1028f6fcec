import type { RangeOfNumbers } from "../lib/figures";
import { mostCalls } from "../lib/positions";

interface RangeBarProps {
  range: RangeOfNumbers;
  /** The number at the right end of the scale; the same for all bars of a table. */
  scale: number;
  tone: keyof typeof tones;
  className: string;
}

const tones = {
  strong: "fill-accent",
  weak: "fill-control",
};

/** A range as a bar on a scale from zero. Hidden from screen readers, because the figures are beside it. */
export function RangeBar({
  range: { low, high },
  scale,
  tone,
  className,
}: RangeBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${scale} 1`}
      preserveAspectRatio="none"
      className={`range-bar ${className}`}
    >
      <rect x={low} width={high - low} height="1" className={tones[tone]} />
    </svg>
  );
}

/** Zero and the most calls of these tiers, at the two ends of their bars. To be hidden from screen readers like them. */
export function RangeScale({
  tiers,
  className = "",
}: {
  tiers: Parameters<typeof mostCalls>[0];
  className?: string;
}) {
  const andMore = tiers.some(({ top3 }) => top3.andMore);
  return (
    <span className={`flex justify-between text-sm text-muted ${className}`}>
      <span>0</span>
      <span>{`${mostCalls(tiers)}${andMore ? "+" : ""}`}</span>
    </span>
  );
}
