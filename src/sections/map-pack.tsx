import { graphql } from "gatsby";
import { Section } from "../components/section";
import { range } from "../figures";

/** What a Map Pack position is worth, as a table of call volumes. */
export function MapPack({ mapPack }: { mapPack: Queries.MapPackFragment }) {
  const { heading, lead, caption, columns, tiers, note } = mapPack;
  const cell = "py-3 pr-3 text-left align-top";
  return (
    <Section id="map-pack" heading={heading} lead={lead} className="bg-card">
      <table className="w-full border-collapse tabular-nums">
        <caption className="pb-3 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {Object.entries(columns).map(([key, label]) => (
              <th key={key} scope="col" className={cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.slug} className="border-b border-line">
              <th scope="row" className={cell}>
                {tier.tier}
              </th>
              <td className={cell}>{tier.population}</td>
              <td className={`${cell} font-bold text-positive`}>
                {range(tier.top3)}
              </td>
              <td className={cell}>{range(tier.fourToTen)}</td>
              <td className={cell}>{range(tier.notRanked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-prose text-muted">{note}</p>
    </Section>
  );
}

export const fragment = graphql`
  fragment MapPack on MapPackYaml {
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
    note
  }

  fragment Range on Range {
    low
    high
    andMore
  }
`;
