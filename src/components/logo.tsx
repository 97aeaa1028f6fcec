interface LogoProps {
  className: string;
  /** It is on the page already, in the top bar, and is not sent again. */
  repeated?: boolean;
}

/** The pin with a receiver, on a grid of 32 × 32. */
export function Logo({ className, repeated }: LogoProps) {
  return (
    <svg
      aria-hidden="true"
      width="28"
      viewBox="0 0 32 32"
      className={className}
    >
      {repeated ? (
        <use href="#logo" />
      ) : (
        <g id="logo">
          <path
            className="fill-accent"
            d="M16 31.5C12 27 4 20.5 4 12.5a12 12 0 0 1 24 0C28 20.5 20 27 16 31.5z"
          />
          <path
            className="fill-accent-ink stroke-accent-ink stroke-2"
            strokeLinejoin="round"
            d="M10 7l3-1 1 3-2 2q1 4 5 5l2-2 3 1-1 3q-10 0-11-11z"
          />
        </g>
      )}
    </svg>
  );
}
