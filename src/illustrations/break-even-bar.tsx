import type { CallsBar } from "../lib/cost-comparison/written";
import type { RangeOfNumbers } from "../lib/figures";

/** How words are aligned to their range, in each third of the scale: from its start, around its middle or up to its end. */
const anchors = ["start", "middle", "end"] as const;

/** The verdict in the colors of a bar: from no calls on, which side costs less, with a mark where both cost the same and a line below the calls that the plan brings. Screen readers hear the verdict only. */
export function BreakEvenBar({
  bar: { calls, breakEven, labels },
}: {
  bar: CallsBar;
}) {
  const scale = Math.max(calls.high, breakEven.high) * 1.16;
  const at = (end: number) => `${((end / scale) * 100).toFixed(1)}%`;
  // Below it a policy of the plan costs more, above it less.
  const even = breakEven.high;
  const most = Math.max(even, calls.high);
  const label = ({ low, high }: RangeOfNumbers, y: number) => {
    const ends = [low, (low + high) / 2, high];
    const third = Math.floor(((low + high) / 2 / scale) * 3);
    return { x: at(ends[third] ?? low), y, textAnchor: anchors[third] };
  };
  return (
    <div className="text-sm font-semibold">
      {/* In the order of the bar. */}
      {[
        ["border-control", labels.verdict.leads],
        ["border-accent", labels.verdict.plan],
      ].map(
        ([color, text]) =>
          text && (
            <p key={color} className="flex items-baseline gap-2 text-base">
              <span className={`border-8 ${color}`} />
              <span>{text}</span>
            </p>
          ),
      )}
      <svg
        aria-hidden="true"
        width="100%"
        height="126"
        overflow="visible"
        className="mt-2 fill-current"
      >
        {(
          [
            ["fill-control", 0, even, labels.verdict.leads],
            ["fill-accent", even, most, labels.verdict.plan],
          ] as const
        ).map(
          ([fill, from, to, text]) =>
            text && (
              <rect
                key={fill}
                x={at(from)}
                y="28"
                width={at(to - from)}
                height="40"
                className={fill}
              />
            ),
        )}
        {calls.andMore && labels.verdict.plan && (
          <line
            x1={at(most)}
            x2="100%"
            y1="48"
            y2="48"
            strokeWidth="40"
            strokeDasharray="4"
            strokeDashoffset="4"
            className="stroke-accent"
          />
        )}
        <line className="stroke-control" x2="100%" y1="69" y2="69" />
        {/* An edge in the color of the page keeps the mark off the bar. */}
        {[...new Set([at(breakEven.low), at(breakEven.high)])].map((x) => (
          <rect
            key={x}
            x={x}
            y="22"
            width="4"
            height="47"
            transform="translate(-2)"
            strokeWidth="5"
            paintOrder="stroke"
            className="fill-warning stroke-paper"
          />
        ))}
        <text {...label(breakEven, 16)} className="fill-warning">
          {labels.breakEven}
        </text>
        <text y="87">0</text>
        {/* The calls of the plan: their ends, unless they touch another number, and a line. */}
        {calls.low > scale / 10 && calls.high - calls.low > scale / 5 && (
          <text x={at(calls.low)} y="87" textAnchor="middle">
            {calls.low}
          </text>
        )}
        <text x={at(calls.high)} y="87" textAnchor="middle">
          {`${calls.high}${calls.andMore ? "+" : ""}`}
        </text>
        <g
          transform="translate(0 97)"
          strokeWidth="4"
          className="stroke-current"
        >
          <line x1={at(calls.low)} x2={at(calls.high)} />
          {calls.andMore && (
            <line
              x1={at(calls.high)}
              x2="100%"
              strokeDasharray="4"
              strokeDashoffset="4"
            />
          )}
        </g>
        <text {...label(calls, 119)}>{labels.calls}</text>
      </svg>
    </div>
  );
}
