import type { CallsBar } from "../lib/cost-comparison/written";

/** The calls that a plan brings as a bar from zero, with a mark where it costs as much as shared leads. Hidden from screen readers, because a sentence beside it says the same. */
export function BreakEvenBar({ bar: { calls, breakEven } }: { bar: CallsBar }) {
  const scale = Math.max(calls.high, breakEven.high) * 1.1;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${scale} 10`}
      preserveAspectRatio="none"
      className="h-8 w-full max-w-xl"
    >
      <path
        className="fill-none stroke-control"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d={`M0 10H${scale}`}
      />
      <rect
        x={calls.low}
        y="3"
        width={calls.high - calls.low}
        height="7"
        className="fill-accent"
      />
      <rect
        x={breakEven.low}
        width={breakEven.high - breakEven.low}
        height="10"
        className="fill-warning opacity-50"
      />
      <path
        className="fill-none stroke-warning"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
        d={`M${breakEven.low} 0V10M${breakEven.high} 0V10`}
      />
    </svg>
  );
}
