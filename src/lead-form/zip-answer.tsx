import { graphql } from "gatsby";
import { useZip } from "../hooks/use-zip";
import { formatRange, interpolate } from "../lib/figures";
import { useMarket } from "../hooks/use-market";

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
    <p className="mt-3 min-h-[2.75em] max-w-measure leading-snug font-semibold text-balance md:text-xl print:hidden">
      {interpolate(text(), {
        zip,
        ...place,
        top3: tier && formatRange(tier.top3),
        notRanked: tier && formatRange(tier.notRanked),
      })}
    </p>
  );
}

export const fragment = graphql`
  fragment ZipAnswer on FormYamlAnswer {
    found
    failed
  }
`;
