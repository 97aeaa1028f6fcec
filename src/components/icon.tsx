const shapes: Record<Queries.FaqIcon, string> = {
  chart: "M4 3v17h17M8 15l4-4 3 3 5-7",
  compare: "M12 3v18M4 7h16M4 7l-2 7h5zM20 7l-3 7h5zM8 21h8",
  lock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
  phone:
    "M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2z",
  price: "M12 3v18M16 7c-1-2-8-2.500-8 1.500s8 2 8 6-7 4-8 1.500",
};

/** A decorative line drawing. The width attribute keeps it small if the style sheet is missing. */
export function Icon({ name }: { name: Queries.FaqIcon }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      viewBox="0 0 24 24"
      className="size-6 shrink-0 fill-none stroke-accent stroke-2"
    >
      <path d={shapes[name]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}

/** The plus sign in the `<summary>` of a `<details>`. Rotates into a cross when open. */
export function ExpandIcon() {
  return (
    <Sign
      shape="M12 4v16M4 12h16"
      className="size-6 shrink-0 fill-none in-[details[open]>summary]:rotate-45"
    />
  );
}

/** The cross on a close button. */
export function CloseIcon({ className }: { className: string }) {
  return <Sign shape="M5 5l14 14M19 5L5 19" className={className} />;
}

/** The check mark before what is included. */
export function CheckIcon() {
  return (
    <Sign
      shape="M4 13l5 5L20 6"
      className="absolute start-0 mt-1 size-5 fill-none text-positive"
    />
  );
}

/** The three lines on the menu button. */
export function MenuIcon({ className }: { className: string }) {
  return <Sign shape="M3 6h18M3 12h18M3 18h18" className={className} />;
}

/** A sign in the text color. Its button or summary has the accessible name. */
function Sign({ shape, className }: { shape: string; className: string }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      viewBox="0 0 24 24"
      className={`stroke-current stroke-2 ${className}`}
    >
      <path d={shape} />
    </svg>
  );
}
