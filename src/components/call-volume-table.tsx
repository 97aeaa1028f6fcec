import { graphql } from "gatsby";
import { Fragment } from "react";
import { RangeBar } from "../illustrations/range-bar";
import { formatRange } from "../lib/figures";
import { mostCalls, positions, type Position } from "../lib/positions";

interface CallVolumeTableProps {
  table: Queries.CallVolumeTableFragment;
  /** The slug of the tier to mark; undefined marks none. */
  current: string | undefined;
}

const cell =
  "px-0.5 py-3 text-start align-top first:ps-0 last:pe-0 sm:px-3 sm:py-5";

/** The columns that need less than the others. */
const widths: Record<string, string> = {
  tier: "sm:w-1/8",
  population: "sm:w-1/6",
};

/** Calls per month by city tier and Map Pack position. Each range is also a bar. */
export function CallVolumeTable({
  table: { caption, columns, tiers },
  current,
}: CallVolumeTableProps) {
  const scale = mostCalls(tiers);
  const bar = (
    tier: (typeof tiers)[number],
    key: Position,
    className = "mt-2",
  ) => (
    <RangeBar
      range={tier[key]}
      scale={scale}
      tone={key === "top3" ? "strong" : "weak"}
      className={className}
    />
  );
  return (
    <table className="w-full text-sm tabular sm:table-fixed sm:text-base">
      <caption className="pb-3 text-start font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          {(["tier", "population", ...positions] as const).map((key) => (
            <th
              key={key}
              scope="col"
              className={`${cell} font-semibold ${widths[key] ?? ""}`}
            >
              {columns[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <Fragment key={tier.slug}>
            <tr
              aria-current={tier.slug === current ? "true" : undefined}
              className="sm:border-b sm:border-line"
            >
              <th
                scope="row"
                className={`${cell} font-semibold min-[22.5rem]:whitespace-nowrap`}
              >
                {tier.tier}
              </th>
              <td className={`${cell} sm:whitespace-nowrap`}>
                {tier.population}
              </td>
              {positions.map((key) => (
                <td
                  key={key}
                  className={`${cell} min-[22.5rem]:whitespace-nowrap ${key === "top3" ? "font-bold text-positive md:text-xl" : ""}`}
                >
                  {formatRange(tier[key])}
                  <span className="max-sm:hidden">{bar(tier, key)}</span>
                </td>
              ))}
            </tr>
            {/* On a phone, the bars of a row have its whole width. */}
            <tr aria-hidden="true" className="border-b border-line sm:hidden">
              <td colSpan={positions.length + 2} className="pb-3">
                {positions.map((key) => (
                  <span
                    key={key}
                    className="grid grid-cols-[5rem_1fr] items-end gap-x-2"
                  >
                    {columns[key]}
                    {bar(tier, key, "mt-2 mb-1 h-2.5 w-full")}
                  </span>
                ))}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

export const fragment = graphql`
  fragment CallVolumeTable on MapPackYaml {
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
  }

  fragment Range on Range {
    low
    high
    andMore
  }
`;
