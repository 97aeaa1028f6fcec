import type { RangeOfNumbers } from "../lib/figures";

interface RangeBarProps {
  range: RangeOfNumbers;
  /** The number at the right end of the scale that all bars share. */
  scale: number;
  tone: "strong" | "weak";
}

/** A range drawn on a scale that starts at zero. It repeats the figures beside it, so screen readers skip it. */
export function RangeBar({ range: { low, high }, scale, tone }: RangeBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${scale} 1`}
      preserveAspectRatio="none"
      className="range-bar mt-2"
    >
      <rect
        x={low}
        width={high - low}
        height="1"
        className={tone === "strong" ? "fill-accent" : "fill-control"}
      />
    </svg>
  );
}
