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
          <g className="fill-none stroke-accent-ink" strokeLinecap="round">
            <path strokeWidth="4.4" d="M11.5 8.5c-.8 6 3.5 10.5 9.5 9.5" />
            <path strokeWidth="4.6" d="M11 8.9l1.5-.6M20.9 18.6l.6-1.5" />
          </g>
        </g>
      )}
    </svg>
  );
}
