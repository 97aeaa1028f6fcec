interface ClimbProps {
  /** How many stages follow in the text, each below its share of the drawing. */
  stages: number;
  /** The levels, lowest first. */
  levels: readonly string[];
  /** The word on drawings that look like data. */
  exampleTag: string;
  /** Follows the tag. */
  caption: string;
}

/** Where a listing can be as the stages pass: a band that widens up to the highest level and keeps its lower edge, since nothing is certain. */
export function Climb({ stages, levels, exampleTag, caption }: ClimbProps) {
  return (
    <figure className="print:hidden">
      <figcaption className="mb-2 text-sm text-pretty text-muted">
        <span className="me-2 rounded-sm border border-control bg-card px-2">
          {exampleTag}
        </span>
        {caption}
      </figcaption>
      <div aria-hidden="true" className="relative h-36 sm:h-52">
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
      <ol
        aria-hidden="true"
        className="flex border-t-2 border-ink font-semibold lg:hidden"
      >
        {Array.from({ length: stages }, (_, index) => (
          <li key={index} className="grow basis-0 pt-1 text-center">
            {index + 1}
          </li>
        ))}
      </ol>
    </figure>
  );
}
