import type { RangeOfNumbers } from "../figures";

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
      className="mt-1.5 block h-4 w-[clamp(2.25rem,12vw,10rem)] bg-land forced-colors:border forced-colors:bg-[Canvas]"
    >
      <rect
        x={low}
        width={high - low}
        height="1"
        className={`forced-colors:fill-[CanvasText] ${tone === "strong" ? "fill-accent" : "fill-control"}`}
      />
    </svg>
  );
}
