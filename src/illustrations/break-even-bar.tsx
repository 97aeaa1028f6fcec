import type { CallsBar } from "../lib/cost-comparison/written";

/** How words are aligned to their place on the scale, in each third of it. */
const anchors = ["start", "middle", "end"] as const;

/** The verdict in the colors of a bar: the calls that a plan brings, from zero, with a mark where it costs as much as shared leads. Screen readers hear the verdict only. */
export function BreakEvenBar({
  bar: { calls, costs, breakEven, labels },
}: {
  bar: CallsBar;
}) {
  const scale = Math.max(calls.high, breakEven.high) * 1.16;
  const anchor = (end: number) => anchors[Math.floor((end / scale) * 3)];
  const at = (end: number) => `${((end / scale) * 100).toFixed(1)}%`;
  // Below it a policy costs more, above it less.
  const even = Math.min(Math.max(breakEven.high, calls.low), calls.high);
  // Below a shorter bar, the costs at its two ends would meet on a phone.
  const wide = (calls.high - calls.low) / scale > 0.55;
  // Centered below its end, where "0" leaves room for that.
  const lowAnchor = calls.low / scale > 0.2 ? "middle" : "start";
  const middle = (breakEven.low + breakEven.high) / 2;
  return (
    <div className="max-w-xl text-sm font-semibold">
      <p className="mb-4 flex flex-col gap-1 text-lg">
        {/* In the order of the bar. */}
        <span className="border-s-8 border-control ps-3 empty:hidden">
          {labels.verdict.leads}
        </span>
        <span className="border-s-8 border-accent ps-3 empty:hidden">
          {labels.verdict.plan}
        </span>
      </p>
      <svg
        aria-hidden="true"
        width="100%"
        height="112"
        overflow="visible"
        className="fill-current"
      >
        {[
          { from: calls.low, to: even, fill: "fill-control" },
          { from: even, to: calls.high, fill: "fill-accent" },
        ].map(({ from, to, fill }) => (
          <rect
            key={fill}
            x={at(from)}
            y="28"
            width={at(to - from)}
            height="40"
            className={fill}
          />
        ))}
        <line className="stroke-control" x2="100%" y1="69" y2="69" />
        {[at(calls.low), at(calls.high)].map((x) => (
          <line
            key={x}
            {...{ x1: x, x2: x, y1: 68, y2: 75 }}
            className="stroke-control"
          />
        ))}
        {[...new Set([at(breakEven.low), at(breakEven.high)])].map((x) => (
          <g key={x}>
            {/* An edge in the color of the page keeps the mark off the bar. */}
            <line
              {...{ x1: x, x2: x, y1: 28, y2: 68, strokeWidth: 9 }}
              className="stroke-paper"
            />
            <line
              {...{ x1: x, x2: x, y1: 22, y2: 69, strokeWidth: 4 }}
              className="stroke-warning"
            />
          </g>
        ))}
        <text
          x={at(middle)}
          y="16"
          textAnchor={anchor(middle)}
          className="fill-warning"
        >
          {labels.breakEven}
        </text>
        <text y="88">0</text>
        <text x={at(calls.low)} y="88" textAnchor={lowAnchor}>
          {wide ? `${calls.low} ${labels.unit}` : calls.low}
        </text>
        <text x={at(calls.high)} y="88" textAnchor="middle">
          {`${calls.high}${calls.andMore ? "+" : ""} ${labels.unit}`}
        </text>
        {wide && (
          <>
            <text x={at(calls.low)} y="108" textAnchor={lowAnchor}>
              {costs.high}
            </text>
            <text x={at(calls.high)} y="108" textAnchor="middle">
              {costs.low}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
