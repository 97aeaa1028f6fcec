interface RankCardProps {
  /** How far the agency has come: from 0, the lowest level, to 1, the highest. */
  progress: number;
  /** The names of the levels, lowest first. */
  levels: readonly string[];
  /** The agency's name in the list. */
  agency: string;
}

/** The space between the Map Pack and an agency below it, from the first stage on. */
const distances = ["mt-6", "mt-3.5", "mt-1"];

/** The Map Pack as three lines, and the agency's own line where it stands: below them, or among them at the highest level. */
export function RankCard({ progress, levels, agency }: RankCardProps) {
  const level = Math.round(progress * (levels.length - 1));
  const top = level === levels.length - 1;
  const ours = (
    <div
      className={`flex h-6 items-center justify-between gap-x-2 rounded-sm border-2 border-accent px-1 text-[min(0.9375rem,4vw)] font-semibold whitespace-nowrap sm:px-2 ${top ? "bg-accent text-accent-ink" : "text-accent"}`}
    >
      <span>{agency}</span>
      {/* A phone's card is too narrow for both. */}
      <span className="max-sm:hidden">{levels[level]}</span>
    </div>
  );
  return (
    <div
      aria-hidden="true"
      className="grid rounded-md border border-line bg-card p-2 print:hidden"
    >
      <Other />
      {top ? ours : <Other />}
      <Other />
      <div className="mt-1 h-13 border-t-2 border-dashed border-control">
        {!top && (
          <div className={distances[Math.floor(progress * distances.length)]}>
            {ours}
          </div>
        )}
      </div>
    </div>
  );
}

/** Another agency's line. */
function Other() {
  return <div className="my-2 h-2 rounded-full bg-control" />;
}
