import type { ReactNode } from "react";

/** The drawings of things that a visitor can check, by the names that content uses. */
export type CheckName = "map" | "price" | "calendar";

const drawings: Record<CheckName, ReactNode> = {
  // The Map Pack with an open question in the first place.
  map: (
    <g transform="translate(-16)">
      {[12, 38, 64].map((y, index) => (
        <g key={y}>
          <rect
            x="16"
            y={y}
            width="20"
            height="20"
            rx="4"
            className={index === 0 ? "fill-accent" : "fill-line"}
          />
          <path
            d={`M48 ${y + 6}h${index === 0 ? 64 : 48}M48 ${y + 15}h32`}
            className="stroke-control"
          />
        </g>
      ))}
      <path
        d="M22 20a4 4 0 1 1 5 4q-1 .5-1 2v1m0 3v1"
        className="stroke-accent-ink"
        strokeWidth="2"
      />
    </g>
  ),
  // A bill with one line.
  price: (
    <g transform="translate(-32)">
      <path
        d="M34 8h60v80l-10-7-10 7-10-7-10 7-10-7-10 7z"
        className="stroke-control"
      />
      <path d="M46 26h36M46 40h20" className="stroke-line" />
      <path d="M46 58h36" strokeWidth="8" className="stroke-accent" />
    </g>
  ),
  // A month with one day crossed out.
  calendar: (
    <g transform="translate(-20)">
      <rect
        x="22"
        y="16"
        width="84"
        height="70"
        rx="6"
        className="stroke-control"
      />
      <path d="M22 36h84M44 8v16M84 8v16" className="stroke-control" />
      <path
        d="M36 50h10M58 50h10M80 50h10M36 68h10M80 68h10"
        className="stroke-line"
        strokeWidth="8"
      />
      <path
        d="M56 62l14 14m0-14L56 76"
        className="stroke-accent"
        strokeWidth="5"
      />
    </g>
  ),
};

/** A small drawing that begins where the line below it does. Decoration only: that line says the same. */
export function CheckDrawing({ name }: { name: CheckName }) {
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
