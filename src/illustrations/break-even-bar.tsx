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
  const at = (end: number) => `${((end / scale) * 100).toFixed(1)}%`;
  // Below it a policy costs more, above it less.
  const even = Math.min(Math.max(breakEven.high, calls.low), calls.high);
  // Below a shorter bar, the costs at its two ends would meet on a phone.
  const wide = (calls.high - calls.low) / scale > 0.55;
  const middle = (breakEven.low + breakEven.high) / 2;
  const words = (
    end: number,
    y: number,
    textAnchor: (typeof anchors)[number] | undefined,
    name: string | number,
    cost: string | false,
    className?: string,
  ) => (
    <text x={at(end)} y={y} textAnchor={textAnchor} className={className}>
      {name}
      <tspan x={at(end)} y={y + 20}>
        {cost}
      </tspan>
    </text>
  );
  return (
    <div className="text-sm font-semibold">
      {/* In the order of the bar. */}
      {[
        ["border-control", labels.verdict.leads],
        ["border-accent", labels.verdict.plan],
      ].map(
        ([color, text]) =>
          text && (
            <p
              key={color}
              className="flex items-baseline gap-2 py-1 text-lg leading-tight"
            >
              <span className={`border-8 ${color}`} />
              <span>{text}</span>
            </p>
          ),
      )}
      <svg
        aria-hidden="true"
        width="100%"
        height="132"
        overflow="visible"
        className="mt-2 fill-current"
      >
        {(
          [
            ["fill-control", calls.low, even],
            ["fill-accent", even, calls.high],
          ] as const
        ).map(([fill, from, to]) => (
          <rect
            key={fill}
            x={at(from)}
            y="48"
            width={at(to - from)}
            height="40"
            className={fill}
          />
        ))}
        <line className="stroke-control" x2="100%" y1="89" y2="89" />
        {/* An edge in the color of the page keeps the mark off the bar. */}
        {[...new Set([at(breakEven.low), at(breakEven.high)])].map((x) => (
          <rect
            key={x}
            x={x}
            y="42"
            width="4"
            height="47"
            transform="translate(-2)"
            strokeWidth="5"
            paintOrder="stroke"
            className="fill-warning stroke-paper"
          />
        ))}
        {words(
          middle,
          16,
          anchors[Math.floor((middle / scale) * 3)],
          labels.breakEven,
          costs.even,
          "fill-warning",
        )}
        <text y="108">0</text>
        {words(
          calls.low,
          108,
          // Centered below its end, where "0" leaves room for that.
          calls.low / scale > 0.2 ? "middle" : "start",
          wide ? `${calls.low} ${labels.unit}` : calls.low,
          wide && costs.high,
        )}
        {words(
          calls.high,
          108,
          "middle",
          `${calls.high}${calls.andMore ? "+" : ""} ${labels.unit}`,
          wide && costs.low,
        )}
      </svg>
    </div>
  );
}
