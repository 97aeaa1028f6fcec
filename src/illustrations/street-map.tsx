interface StreetMapProps {
  className: string;
  /** The map is on the page already, and is not sent again. Here it stands twice, side by side. */
  repeated?: boolean;
}

/** A town from above: streets, a river, a park. Decoration only. */
export function StreetMap({ className, repeated }: StreetMapProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${repeated ? 1200 : 600} 600`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      {repeated ? (
        <>
          <use href="#street-map" />
          {/* Rotated 180° so that the streets line up where the copies meet. */}
          <use href="#street-map" transform="rotate(180 600 300)" />
        </>
      ) : (
        <g id="street-map">
          <path className="fill-land" d="M0 0h600v600H0z" />
          <g transform="rotate(-9 300 300)">
            <path
              className="fill-park"
              d="M372 60h150v118H372zM84 402h128v92H84z"
            />
            <path
              className="fill-none stroke-water"
              strokeWidth="44"
              d="M-60 180C80 170 120 260 240 250s220 20 356 97l70 40"
            />
            <g className="fill-none stroke-street" strokeWidth="7">
              <path d="M-80 20H700M-80 110H700M-80 320H700M-80 380H700M-80 510H700M-80 584H700" />
              <path d="M20-80V700M66-80V700M230-80V700M290-80V700M354-80V700M540-80V700M620-80V700" />
              <path d="M140 320v190M440 320v190M490 380v300M170-80v190M420-80v90" />
            </g>
            <g className="fill-none stroke-street" strokeWidth="16">
              <path d="M-80 450H700M120-80V700M-80-40L700 290" />
            </g>
          </g>
        </g>
      )}
    </svg>
  );
}
