interface RankCardProps {
  /** How far the agency has come: from 0, the lowest level, to 1, the highest. */
  progress: number;
  /** The names of the levels, lowest first. */
  levels: readonly string[];
  /** The agency's name in the list. */
  agency: string;
}

/** The lines of other agencies below the Map Pack. */
const below = 3;

/** The Map Pack as three lines, a dashed line, and the agency's own line where it stands: below that, or on it at the highest level, for which it competes. */
export function RankCard({ progress, levels, agency }: RankCardProps) {
  const level = Math.round(progress * (levels.length - 1));
  const top = level === levels.length - 1;
  // On the step before the highest level it is right below the dashed line.
  const climbed = Math.min(Math.floor(progress * 1.5 * below), below);
  const lines = Array.from({ length: 3 + below }, (_, index) => (
    <Other key={index} inPack={index < 3} />
  ));
  const ours = (
    <div
      key="ours"
      className={`flex grow justify-between rounded-sm border-2 border-accent px-1 text-sm leading-tight font-semibold max-sm:flex-col sm:px-2 ${top ? "bg-accent text-accent-ink" : "text-accent"}`}
    >
      <span>{agency}</span>
      <span>{levels[level]}</span>
    </div>
  );
  if (top)
    lines.splice(
      3,
      0,
      // As high as the agency's line and the dashed line of the other cards.
      <div key="line" className="-mx-2 my-[0.9rem] flex items-center">
        <Dashes />
        {ours}
        <Dashes />
      </div>,
    );
  else {
    lines.splice(3 + below - climbed, 0, ours);
    lines.splice(
      3,
      0,
      <div
        key="line"
        className="border-b-2 border-dashed border-control text-end text-sm leading-tight text-muted"
      >
        {levels.at(-1)}
      </div>,
    );
  }
  return (
    <div
      aria-hidden="true"
      className="grid gap-2 rounded-md border border-line bg-card p-2 print:hidden"
    >
      {lines}
    </div>
  );
}

/** The end of the dashed line, on either side of the agency's. */
function Dashes() {
  return (
    <span className="w-2.5 shrink-0 border-b-2 border-dashed border-control sm:w-6" />
  );
}

/** Another agency's line. */
function Other({ inPack }: { inPack: boolean }) {
  return (
    <div className={`h-2 rounded-full ${inPack ? "bg-control" : "bg-line"}`} />
  );
}
