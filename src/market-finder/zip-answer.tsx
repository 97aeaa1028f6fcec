import { graphql } from "gatsby";
import { useZip } from "../hooks/use-zip";
import { formatRange, interpolate } from "../lib/figures";
import { useMarket } from "./use-market";

/** The props of the answer. */
export interface ZipAnswerProps {
  words: Queries.ZipAnswerFragment;
  /** The finder's words about ZIP codes without a market. */
  finder: Pick<Queries.FinderFragment, "military" | "unknown">;
  tiers: Queries.CallVolumeTableFragment["tiers"];
}

/** Says above the form what is known of the ZIP code: its place and the calls per month. */
export function ZipAnswer({ words, finder, tiers }: ZipAnswerProps) {
  const zip = useZip();
  const { place, tier, status, military } = useMarket(zip, tiers);
  const text = () => {
    if (military) return finder.military;
    if (tier) return words.found;
    if (status === "failed") return words.failed;
    return status === "done" ? finder.unknown : "";
  };
  if (!zip) return null;
  return (
    // Reserves the height of an answer, so that the form does not move.
    <div className="mt-6 min-h-41 max-w-measure min-[22.5rem]:min-h-28 print:hidden">
      <div className="rounded-lg border-current not-empty:border not-empty:p-4">
        {text() && (
          <p className="text-sm leading-snug sm:text-base">
            {interpolate(text(), { zip, ...place })}
          </p>
        )}
        {tier && (
          <p className="mt-1 leading-snug whitespace-pre-line first-line:text-xl first-line:font-bold">
            {interpolate(words.calls, {
              top3: formatRange(tier.top3),
              notRanked: formatRange(tier.notRanked),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment ZipAnswer on FormYamlAnswer {
    found
    calls
    failed
  }
`;
