import type { ReactNode } from "react";

/** The drawings of things that a visitor can check, by the names that content uses. */
const drawings: Record<Queries.CheckDrawing, ReactNode> = {
  // The Map Pack with an open question in the first place.
  map: (
    <>
      {[12, 38, 64].map((y, index) => (
        <g key={y}>
          <rect
            x="0"
            y={y}
            width="20"
            height="20"
            rx="4"
            className={index === 0 ? "fill-accent" : "fill-line"}
          />
          <path
            d={`M32 ${y + 6}h${index === 0 ? 64 : 48}M32 ${y + 15}h32`}
            className="stroke-control"
          />
        </g>
      ))}
      <path
        d="M6 20a4 4 0 1 1 5 4q-1 .5-1 2v1m0 3v1"
        className="stroke-accent-ink"
        strokeWidth="2"
      />
    </>
  ),
  // A bill with one line.
  price: (
    <>
      <path
        d="M2 8h60v80l-10-7-10 7-10-7-10 7-10-7-10 7z"
        className="stroke-control"
      />
      <path d="M14 26h36M14 40h20" className="stroke-line" />
      <path d="M14 58h36" strokeWidth="8" className="stroke-accent" />
    </>
  ),
  // A month with one day crossed out.
  calendar: (
    <>
      <rect
        x="2"
        y="16"
        width="84"
        height="70"
        rx="6"
        className="stroke-control"
      />
      <path d="M2 36h84M24 8v16M64 8v16" className="stroke-control" />
      <path
        d="M16 50h10M38 50h10M60 50h10M16 68h10M60 68h10"
        className="stroke-line"
        strokeWidth="8"
      />
      <path
        d="M36 62l14 14m0-14L36 76"
        className="stroke-accent"
        strokeWidth="5"
      />
    </>
  ),
};

/** A small drawing that begins where the line below it does. Decoration only: that line says the same. */
export function CheckDrawing({ name }: { name: Queries.CheckDrawing }) {
  return (
    <svg
      aria-hidden="true"
      width="128"
      viewBox="0 0 128 96"
      className="fill-none stroke-3"
      strokeLinecap="round"
    >
      {drawings[name]}
    </svg>
  );
}
