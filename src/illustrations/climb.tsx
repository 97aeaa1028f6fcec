import type { RangeOfNumbers } from "../lib/figures";

interface ClimbProps {
  /** The weeks of each stage, in order; stages may overlap. */
  stages: readonly RangeOfNumbers[];
  /** The levels, lowest first. */
  levels: readonly string[];
}

/**
 * One line that climbs from the lowest level to the highest, above a numbered bar
 * for each stage on a scale of weeks. Screen readers get the list of stages
 * instead.
 */
export function Climb({ stages, levels }: ClimbProps) {
  const weeks = Math.max(...stages.map(({ high }) => high));
  const percent = (week: number) => `${(100 * week) / weeks}%`;
  return (
    <div aria-hidden="true" className="print:hidden">
      <div className="relative h-36 sm:h-60">
        {levels.toReversed().map((level, index) => (
          <div
            key={level}
            className={`h-1/3 border-t px-2 pt-1 text-sm font-semibold ${index === 0 ? "border-accent bg-park/50 text-positive" : "border-line text-muted"}`}
          >
            {level}
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full fill-none stroke-accent stroke-[5]"
          strokeLinecap="round"
        >
          <path
            vectorEffect="non-scaling-stroke"
            d="M1 96C20 95 28 90 38 72S60 50 70 38 86 22 99 14"
          />
        </svg>
      </div>
      {/* Without a view box, so that numbers keep their shape; attributes, because the security policy forbids styles. */}
      <svg className="h-19 w-full border-t-2 border-ink">
        {rowsOf(stages).map((row, index) => {
          const { low, high } = stages[index] ?? { low: 1, high: 1 };
          const y = 8 + row * 34;
          return (
            <g key={index}>
              <rect
                x={percent(low - 1)}
                y={y}
                width={percent(high - low + 1)}
                height="30"
                rx="5"
                className="fill-accent stroke-paper stroke-2"
              />
              <text
                x={percent((low - 1 + high) / 2)}
                y={y + 21}
                textAnchor="middle"
                className="fill-accent-ink text-base font-bold"
              >
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The row of each bar: the other one if it overlaps the bar before. */
function rowsOf(stages: readonly RangeOfNumbers[]): number[] {
  let row = 0;
  return stages.map(({ low }, index) => {
    const before = stages[index - 1];
    if (before && low <= before.high) row = 1 - row;
    return row;
  });
}
