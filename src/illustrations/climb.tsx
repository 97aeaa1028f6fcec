interface ClimbProps {
  /** The levels, lowest first. */
  levels: readonly string[];
  /** The word on drawings that look like data. */
  exampleTag: string;
  /** Follows the tag. */
  caption: string;
}

/** Where a listing can be as the stages pass: a band that widens up to the highest level and keeps its lower edge, since nothing is certain. Only where the stages stand in a row below it. */
export function Climb({ levels, exampleTag, caption }: ClimbProps) {
  return (
    <figure className="max-lg:hidden print:hidden">
      <figcaption className="mb-2 text-sm text-pretty text-muted">
        <span className="me-2 rounded-sm border border-control bg-card px-2">
          {exampleTag}
        </span>
        {caption}
      </figcaption>
      <div aria-hidden="true" className="relative h-52">
        {levels.toReversed().map((level, index) => (
          <div
            key={level}
            className={`h-1/3 border-t px-2 pt-1 text-sm font-semibold ${index === 0 ? "border-accent text-positive" : "border-line text-muted"}`}
          >
            {level}
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full fill-current text-accent rtl:-scale-x-100"
        >
          <path
            opacity=".3"
            d="M0 94H30C46 90 50 40 68 12 70 9 72 8 75 8H100V100H0Z"
          />
        </svg>
      </div>
    </figure>
  );
}
