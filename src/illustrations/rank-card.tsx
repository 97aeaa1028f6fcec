interface RankCardProps {
  /** How far the agency has come: from 0, the lowest level, to 1, the highest. */
  progress: number;
  /** The names of the levels, lowest first. */
  levels: readonly string[];
  /** The agency's name in the list. */
  agency: string;
}

/** The space between the Map Pack and an agency below it, from the first stage on. */
const distances = ["pt-8", "pt-5", "pt-2"];

/** The Map Pack as three lines, and the agency's own line where it stands: below them, or among them at the highest level. */
export function RankCard({ progress, levels, agency }: RankCardProps) {
  const level = Math.round(progress * (levels.length - 1));
  const top = level === levels.length - 1;
  const ours = (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-2 rounded-sm border-2 border-accent px-2 py-0.5 text-sm font-semibold ${top ? "bg-accent text-accent-ink" : "text-accent"}`}
    >
      <span>{agency}</span>
      <span className="min-[22.5rem]:whitespace-nowrap">{levels[level]}</span>
    </div>
  );
  return (
    <div
      aria-hidden="true"
      className="min-h-35 rounded-md border border-line bg-card p-3 print:hidden"
    >
      <div className="flex flex-col gap-1.5">
        <Other />
        {top ? ours : <Other />}
        <Other />
      </div>
      {!top && (
        <div
          className={`mt-2 border-t-2 border-dashed border-control ${distances[Math.floor(progress * distances.length)]}`}
        >
          {ours}
        </div>
      )}
    </div>
  );
}

/** Another agency's line. */
function Other() {
  return <div className="h-2 rounded-full bg-control" />;
}
