import { graphql } from "gatsby";
import { useState } from "react";
import type { MarketFinderData } from "../../pipeline/assets/lazy-data";
import type { MarketFinderProps } from "../components/market-finder";
import { Section } from "../components/section";
import { SourceLine } from "../components/source-line";
import { fetchLazyData, WhenNear } from "../components/when-near";
import { formatRange } from "../lib/figures";
import { RangeBar } from "../illustrations/range-bar";
import { positions } from "../lib/positions";

interface MapPackProps {
  mapPack: Queries.MapPackFragment;
  /** How the source of the call volumes is named. */
  sourceLine: string;
  /** The label of the market finder's button that leads to the form. */
  button: string;
  /** Called with the ZIP code that the visitor asks about. */
  onZip: (zip: string) => void;
  marketFinder: Queries.MarketFinderFragment;
}

async function loadMarketFinder() {
  const [{ MarketFinder }, data] = await Promise.all([
    import("../components/market-finder"),
    fetchLazyData<MarketFinderData>("market-finder"),
  ]);
  return function Loaded(props: Omit<MarketFinderProps, "data">) {
    return <MarketFinder data={data} {...props} />;
  };
}

/** What a Map Pack position is worth: a table of call volumes in which each range is also a bar. */
export function MapPack({
  mapPack,
  marketFinder,
  sourceLine,
  button,
  onZip,
}: MapPackProps) {
  const { shown, heading, lead, caption, columns, tiers } = mapPack;
  const [found, setFound] = useState<string>();
  if (!shown) return null;
  const scale = Math.max(
    ...tiers.flatMap((tier) => positions.map((key) => tier[key].high)),
  );
  const cell =
    "px-0.5 py-3 text-start align-top first:ps-0 last:pe-0 sm:px-3 sm:py-5";
  return (
    <Section
      id="map-pack"
      heading={heading}
      lead={lead}
      className="border-t border-line bg-card"
    >
      <table className="w-full text-sm tabular sm:text-base">
        <caption className="pb-3 text-start font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {Object.entries(columns).map(([key, label]) => (
              <th key={key} scope="col" className={`${cell} font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr
              key={tier.slug}
              aria-current={tier.slug === found ? "true" : undefined}
              className="border-b border-line"
            >
              <th scope="row" className={`${cell} font-semibold`}>
                {tier.tier}
              </th>
              <td className={cell}>{tier.population}</td>
              {positions.map((key) => (
                <td
                  key={key}
                  className={`${cell} ${key === "top3" ? "w-22 font-bold text-positive sm:w-auto md:text-xl" : ""}`}
                >
                  {formatRange(tier[key])}
                  <RangeBar
                    range={tier[key]}
                    scale={scale}
                    tone={key === "top3" ? "strong" : "weak"}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">{mapPack.barsCaption}</p>
      <SourceLine line={sourceLine} {...mapPack.callVolumes} />
      <p className="mt-2 max-w-measure text-muted">{mapPack.note}</p>
      <div className="mt-10 rounded-lg border border-line bg-paper p-5 sm:p-8 print:hidden no-scripting:hidden">
        <h3 className="text-2xl">{marketFinder.heading}</h3>
        {/* As high as it will be, so that what is below does not move. */}
        <WhenNear
          load={loadMarketFinder}
          props={{ button, onZip, onTier: setFound }}
          className="mt-2 min-h-117 min-[22.5rem]:min-h-105 sm:min-h-79"
        >
          <p>{marketFinder.pending}</p>
        </WhenNear>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment MapPack on MapPackYaml {
    shown
    heading
    lead
    caption
    columns {
      tier
      population
      top3
      fourToTen
      notRanked
    }
    tiers {
      slug
      tier
      population
      top3 {
        ...Range
      }
      fourToTen {
        ...Range
      }
      notRanked {
        ...Range
      }
    }
    callVolumes {
      source
      asOf
    }
    barsCaption
    note
  }

  fragment Range on Range {
    low
    high
    andMore
  }

  fragment MarketFinder on MarketFinderYaml {
    heading
    pending
  }
`;
