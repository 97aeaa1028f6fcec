import type { CallsBar } from "../lib/cost-comparison/written";

/** How the words for the calls are aligned to their range, in each third of the scale: from its start, around its middle or up to its end. */
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
  const isApart = (one: number, other: number) =>
    Math.abs(one - other) > scale / 9;
  const middle = (calls.low + calls.high) / 2;
  const ends = [calls.low, middle, calls.high];
  const third = Math.floor((middle / scale) * 3);
  const { leads, plan } = labels.verdict;
  const both = leads && plan;
  return (
    <div className="text-sm font-semibold">
      <div className="font-display text-lg leading-tight font-bold sm:text-xl">
        {both ? labels.breakEven : leads || plan}
      </div>
      {both && (
        <p className="mt-3 grid grid-cols-2 gap-8 whitespace-pre-line">
          <span>{leads}</span>
          <span className="text-end text-positive">{plan}</span>
        </p>
      )}
      <svg
        aria-hidden="true"
        width="100%"
        height="106"
        overflow="visible"
        className="mt-3 fill-current"
      >
        {(
          [
            ["fill-control", 0, even, leads],
            ["fill-accent", even, most, plan],
          ] as const
        ).map(
          ([fill, from, to, text]) =>
            text && (
              <rect
                key={fill}
                x={at(from)}
                y="8"
                width={at(to - from)}
                height="40"
                className={fill}
              />
            ),
        )}
        {calls.andMore && plan && (
          <line
            x1={at(most)}
            x2="100%"
            y1="28"
            y2="28"
            strokeWidth="40"
            strokeDasharray="4"
            strokeDashoffset="4"
            className="stroke-accent"
          />
        )}
        <line className="stroke-control" x2="100%" y1="49" y2="49" />
        {/* An edge in the color of the page keeps the mark off the bar. */}
        {[...new Set([at(breakEven.low), at(breakEven.high)])].map((x) => (
          <rect
            key={x}
            x={x}
            y="2"
            width="4"
            height="47"
            transform="translate(-2)"
            strokeWidth="5"
            paintOrder="stroke"
            className="fill-warning stroke-paper"
          />
        ))}
        <text y="67">0</text>
        <g textAnchor="middle">
          {/* The ends of the plan's calls, unless they touch another number. */}
          {calls.low > scale / 10 &&
            isApart(calls.low, calls.high) &&
            isApart(calls.low, even) && (
              <text x={at(calls.low)} y="67">
                {calls.low}
              </text>
            )}
          {isApart(calls.high, even) && (
            <text x={at(calls.high)} y="67">
              {calls.high}
            </text>
          )}
          <text x={at(even)} y="67" className="fill-warning">
            {even}
          </text>
        </g>
        <g
          transform="translate(0 77)"
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
        <text
          x={at(ends[third] ?? calls.low)}
          y="99"
          textAnchor={anchors[third]}
        >
          {labels.calls}
        </text>
      </svg>
    </div>
  );
}
