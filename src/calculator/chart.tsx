import { RangeBar } from "../illustrations/range-bar";
import type { RangeOfNumbers } from "../lib/figures";

interface ChartProps {
  monthlyPrice: number;
  leadPrice: number;
  /** The number of leads from which shared leads cost more than the plan. */
  breakEven: number;
  /** The visitor's calls a month; undefined until the ZIP code is known. */
  calls: RangeOfNumbers | undefined;
  labels: { leads: string; plan: string; axis: string; calls: string };
}

/** The monthly bill by number of leads or calls: a climbing line for shared leads, a flat one for the plan. Hidden from screen readers, because the texts and the table say the same. */
export function Chart({
  monthlyPrice,
  leadPrice,
  breakEven,
  calls,
  labels,
}: ChartProps) {
  const needed = Math.max(2 * breakEven, 1.1 * (calls?.high ?? 0), 2);
  // A round number at the end of the axis.
  const most = needed > 10 ? Math.ceil(needed / 10) * 10 : needed;
  // Shared leads fill the height, so their line is the diagonal.
  const crossing = (monthlyPrice / leadPrice / most) * 100;
  const [x, y] = [`${crossing.toFixed(2)}%`, `${(100 - crossing).toFixed(2)}%`];
  return (
    <div aria-hidden="true" className="text-sm font-semibold">
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <span className="border-b-4 border-control">{labels.leads}</span>
        <span className="border-b-4 border-accent">{labels.plan}</span>
      </p>
      <svg
        width="100%"
        height="180"
        overflow="visible"
        strokeWidth="4"
        className="mt-4 fill-warning max-sm:h-36"
      >
        <line className="stroke-line" x2="100%" y1="100%" y2="100%" />
        <line className="stroke-control" y1="100%" x2="100%" y2="0" />
        <line className="stroke-accent" y1={y} x2="100%" y2={y} />
        <line
          className="stroke-warning"
          strokeDasharray="4"
          x1={x}
          y1={y}
          x2={x}
          y2="100%"
        />
        <circle cx={x} cy={y} r="7" />
      </svg>
      <svg
        width="100%"
        height="2em"
        overflow="visible"
        className="fill-current"
      >
        {/* Close to the mark, the zero would touch its number. */}
        {crossing > 12 && <text y="1.3em">0</text>}
        <text className="fill-warning" textAnchor="middle" x={x} y="1.3em">
          {breakEven}
        </text>
        <text textAnchor="end" x="100%" y="1.3em">
          {most}
        </text>
      </svg>
      <p className="text-muted">{labels.axis}</p>
      {calls && (
        <>
          {/* A bar takes ten elevenths of its width, the rest is for the stripes. */}
          <RangeBar
            range={calls}
            scale={most / 1.1}
            tone="strong"
            className="mt-3 h-2 w-full"
          />
          <p>{labels.calls}</p>
        </>
      )}
    </div>
  );
}
