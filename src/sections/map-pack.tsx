import { graphql } from "gatsby";
import { CallVolumeTable } from "../market-finder/call-volume-table";
import { useZip } from "../hooks/use-zip";
import { Finder } from "../market-finder/finder";
import { StreetMap } from "../illustrations/street-map";
import { useMarket } from "../hooks/use-market";
import { Section } from "../components/section";
import { SourceLine } from "../components/source-line";

interface MapPackProps {
  mapPack: Queries.MapPackFragment;
  /** The text that names the source of the call volumes. */
  sourceLine: string;
  /** The label of the market finder's button that leads to the form. */
  button: string;
  marketFinder: Queries.FinderFragment;
  /** The sources of the populations. */
  sources: Queries.PopulationSourcesFragment["sources"];
}

/** What a Map Pack position is worth: the call-volume table, and the market finder that marks the visitor's rows in it. */
export function MapPack({
  mapPack,
  marketFinder,
  sources,
  sourceLine,
  button,
}: MapPackProps) {
  const { heading, lead } = mapPack;
  const market = useMarket(useZip(), mapPack.tiers);
  const { tier } = market;
  return (
    <Section
      id="map-pack"
      heading={heading}
      lead={lead}
      className="overflow-clip border-t border-line bg-card"
    >
      <div className="relative isolate py-8 md:py-14 print:p-0 no-scripting:p-0">
        <StreetMap
          repeated
          className="absolute inset-y-0 left-1/2 -z-10 h-full w-screen -translate-x-1/2 print:hidden"
        />
        <Finder
          words={marketFinder}
          sources={sources}
          columns={mapPack.columns}
          market={market}
          button={button}
        />
      </div>
      <div className="mt-6 md:mt-10">
        <CallVolumeTable
          table={mapPack}
          found={tier && { slug: tier.slug, mark: marketFinder.mark }}
        />
      </div>
      <p className="mt-4 max-w-measure text-sm text-muted">{mapPack.note}</p>
      <SourceLine line={sourceLine} {...mapPack.callVolumes} />
    </Section>
  );
}

export const fragment = graphql`
  fragment MapPack on MapPackYaml {
    heading
    lead
    ...CallVolumeTable
    callVolumes {
      source
      asOf
    }
    note
  }
`;
