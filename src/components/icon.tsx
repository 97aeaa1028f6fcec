const shapes: Record<string, string> = {
  compare: "M12 3v18M4 7h16M4 7l-2 7h5zM20 7l-3 7h5zM8 21h8",
  lock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
  phone:
    "M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2z",
  price: "M12 3v18M16 7c-1-2-8-2.500-8 1.500s8 2 8 6-7 4-8 1.500",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
};

/** A line drawing that repeats what stands beside it, so screen readers skip it. Like the other signs, it has a width also where the style sheet is missing. */
export function Icon({ name }: { name: string }) {
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

/** The plus of a line that opens; open, it is turned into a cross. The line is in a `group`. */
export function ExpandIcon() {
  return (
    <Sign
      shape="M12 4v16M4 12h16"
      className="size-6 shrink-0 fill-none [transition:rotate_150ms] group-open:rotate-45"
    />
  );
}

/** The cross of a button that closes something. */
export function CloseIcon({ className }: { className: string }) {
  return <Sign shape="M5 5l14 14M19 5L5 19" className={className} />;
}

/** The three lines of the button that opens the menu. */
export function MenuIcon() {
  return <Sign shape="M3 6h18M3 12h18M3 18h18" className="size-7" />;
}

/** A sign in the colour of the text; what it stands on has a name. */
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
