import { graphql } from "gatsby";
import { useState } from "react";
import {
  CallVolumeTable,
  type FoundTier,
} from "../components/call-volume-table";
import { LazyMarketFinder } from "../market-finder/lazy-market-finder";
import { Section } from "../components/section";
import { SourceLine } from "../components/source-line";

interface MapPackProps {
  mapPack: Queries.MapPackFragment;
  /** The text that names the source of the call volumes. */
  sourceLine: string;
  /** The label of the market finder's button that leads to the form. */
  button: string;
  marketFinder: Queries.MarketFinderFragment;
}

/** What a Map Pack position is worth: the call-volume table, and the market finder that marks the visitor's rows in it. */
export function MapPack({
  mapPack,
  marketFinder,
  sourceLine,
  button,
}: MapPackProps) {
  const { shown, heading, lead } = mapPack;
  const [found, setFound] = useState<FoundTier>();
  if (!shown) return null;
  return (
    <Section
      id="map-pack"
      heading={heading}
      lead={lead}
      className="border-t border-line bg-card"
    >
      {/* It scrolls sideways only where text is enlarged on a phone. */}
      <div className="-mx-3 overflow-x-auto px-3">
        <CallVolumeTable table={mapPack} found={found} />
      </div>
      <p className="mt-4 max-w-measure text-sm text-muted">
        {/* Screen readers do not hear of the bars. */}
        <span aria-hidden="true">{`${mapPack.barsCaption} `}</span>
        {mapPack.note}
      </p>
      <SourceLine line={sourceLine} {...mapPack.callVolumes} />
      <LazyMarketFinder
        words={marketFinder}
        button={button}
        onTier={setFound}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment MapPack on MapPackYaml {
    shown
    heading
    lead
    ...CallVolumeTable
    callVolumes {
      source
      asOf
    }
    barsCaption
    note
  }
`;
