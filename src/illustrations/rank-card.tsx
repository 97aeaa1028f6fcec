interface RankCardProps {
  /** How far the agency has come: from 0, the lowest level, to 1, the highest. */
  progress: number;
  /** The levels, lowest first, the name of the line below the third place, and the agency's name. */
  illustration: Omit<Queries.TimelineFragment["illustration"], "caption">;
}

/** The lines of other agencies below the Map Pack. */
const below = 3;

/** The Map Pack as three lines, a dashed line, and the agency's own line where it stands: below that, or third at the highest level. */
export function RankCard({
  progress,
  illustration: { levels, line, agency },
}: RankCardProps) {
  const level = Math.round(progress * (levels.length - 1));
  const top = level === levels.length - 1;
  // On the step before the highest level it is right below the dashed line.
  const climbed = Math.min(Math.floor(progress * 1.5 * below), below);
  const lines = Array.from({ length: 3 + below }, (_, index) => (
    <div key={index} className="h-1 rounded-full bg-control" />
  ));
  lines.splice(
    top ? 2 : 3 + below - climbed,
    0,
    <div
      key="ours"
      className={`flex justify-between rounded-sm border-2 border-accent px-1 py-1 text-sm leading-tight font-semibold max-sm:flex-col sm:px-2 ${top ? "bg-accent text-accent-ink" : "text-accent"}`}
    >
      <span>{agency}</span>
      <span>{levels[level]}</span>
    </div>,
  );
  // Not ranked is below every line, not right after the last one.
  if (level === 0)
    lines[2 + below] = (
      <div
        key="more"
        className="mx-auto border-t-4 border-dotted border-control px-4"
      />
    );
  lines.splice(
    3,
    0,
    <div key="line" className="flex h-5 items-center text-sm leading-tight">
      <span className="grow border-b-2 border-dotted border-control" />
      <span className="ps-2 text-muted">{line}</span>
    </div>,
  );
  return (
    <div
      aria-hidden="true"
      className="grid gap-2 rounded-md border border-line bg-card p-2 sm:p-3 print:hidden"
    >
      {lines}
    </div>
  );
}
