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
  strong: "fill-accent stroke-accent",
  weak: "fill-control stroke-control",
};

/** A range as a bar on a scale from zero, with stripes at its end where there can be more. Hidden from screen readers, because the figures are beside it. */
export function RangeBar({
  range: { low, high, andMore },
  scale,
  tone,
  className,
}: RangeBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${scale + scale / 10} 1`}
      preserveAspectRatio="none"
      className={`range-bar rtl:-scale-x-100 ${tones[tone]} ${className}`}
    >
      <rect x={low} width={high - low} height="1" stroke="none" />
      {andMore && (
        <line
          x1={high}
          x2={high + scale / 10}
          y1=".5"
          y2=".5"
          strokeDasharray={scale / 60}
          strokeDashoffset={scale / 60}
        />
      )}
    </svg>
  );
}

/** Zero and the most calls of these tiers, where the bars begin and end. Hidden from screen readers like them. */
export function RangeScale({
  tiers,
  className = "",
}: {
  tiers: Parameters<typeof mostCalls>[0];
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`flex justify-between text-sm font-normal whitespace-nowrap text-muted select-none ${className}`}
    >
      <span>0</span>
      {/* The number stands where the solid part of the longest bar ends. Its stripes take the last eleventh of the width, so a box of two elevenths has that point in its middle. */}
      <span className="flex w-2/11 justify-center">{mostCalls(tiers)}</span>
    </span>
  );
}
