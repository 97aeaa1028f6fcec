interface RankingLineProps {
  /** The number of stages, each with a mark. */
  stages: number;
  /** The names of the levels, lowest first. */
  levels: readonly string[];
  caption: string;
}

/** A line that climbs from the lowest level to the highest, with a mark for each stage. */
export function RankingLine({ stages, levels, caption }: RankingLineProps) {
  const marks = Array.from({ length: stages }, (_, index) => ({
    x: Math.round((index / stages) * 100 + 2),
    // The exponent makes the line rise slowly at first, like a new listing.
    y: Math.round(88 - (index / Math.max(stages - 1, 1)) ** 1.3 * 68),
  }));
  const start = marks[0]?.x;
  // After the last mark the line stays level to the edge.
  const line = points([...marks, { x: 100, y: marks.at(-1)?.y ?? 0 }]);
  // Zero-length lines with round caps: circles would be distorted when the drawing stretches.
  const dots = marks.map(({ x, y }) => `M${x} ${y}h0`).join("");
  return (
    <figure className="print:hidden">
      <div aria-hidden="true" className="relative h-52 md:h-72">
        <ol className="absolute inset-0 flex flex-col-reverse">
          {levels.map((level, index) => (
            <li
              key={index}
              className={`grow basis-0 border-t border-line pt-1 text-end text-sm font-semibold ${index === levels.length - 1 ? "text-accent" : "text-muted"}`}
            >
              {level}
            </li>
          ))}
        </ol>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible rtl:scale-[-1_1]"
        >
          <path
            className="fill-accent opacity-10"
            d={`M${line} L100 100 L${start} 100 Z`}
          />
          <g
            className="fill-none stroke-accent"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <polyline
              strokeWidth="4"
              vectorEffect="non-scaling-stroke"
              points={line}
            />
            <path d={dots} strokeWidth="22" vectorEffect="non-scaling-stroke" />
            <path
              className="stroke-paper"
              d={dots}
              strokeWidth="12"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        </svg>
      </div>
      <figcaption className="border-t-2 border-ink pt-3 text-sm text-muted">
        {caption}
      </figcaption>
    </figure>
  );
}

function points(marks: { x: number; y: number }[]) {
  return marks.map(({ x, y }) => `${x},${y}`).join(" ");
}
