import { graphql } from "gatsby";
import { RangeBar, RangeScale } from "./range-bar";
import { formatRange } from "../lib/figures";
import { mostCalls, positions } from "../lib/positions";

/** The tier of the visitor’s ZIP code. */
interface FoundTier {
  slug: string;
  /** Marks its rows. */
  mark: string;
}

interface CallVolumeTableProps {
  table: Queries.CallVolumeTableFragment;
  /** The tier to mark, and the words that say so. */
  found: FoundTier | undefined;
}

/** A cell with a bar, or the scale, before its figures. An inline grid: a visitor who copies the table gets the figures on the line of their rank, which a block would break. The widths in vw keep enlarged text on a phone’s screen. */
const line =
  "inline-grid w-full grid-cols-[minmax(0,1fr)_min(6rem,33vw)] items-center gap-x-[min(1rem,3vw)] text-end align-top sm:grid-cols-[minmax(0,1fr)_8rem]";

/** Calls per month by city tier and Map Pack position: a group of rows for each tier, and a bar for each range, all on one scale. */
export function CallVolumeTable({
  table: { caption, rank, calls, columns, tiers },
  found,
}: CallVolumeTableProps) {
  return (
    <table className="w-full table-fixed text-sm wrap-anywhere tabular sm:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b-2 border-ink">
        <tr>
          <th
            scope="col"
            className="w-[min(6.5rem,28vw)] pb-2 font-semibold sm:w-96 sm:ps-64"
          >
            {rank}
          </th>
          <th scope="col" className="pb-2 font-semibold">
            <span className={line}>
              {/* The text comes first in the document: after the scale, a copied row would break here. */}
              {calls}
              <RangeScale tiers={tiers} className="-order-1" />
            </span>
          </th>
        </tr>
      </thead>
      {tiers.map((tier) => (
        <tbody key={tier.slug} className="border-b border-line">
          <tr aria-current={tier.slug === found?.slug ? "true" : undefined}>
            <th
              scope="rowgroup"
              colSpan={2}
              className="relative pt-3 font-normal text-muted sm:pt-4"
            >
              <span className="flex flex-wrap gap-x-4 sm:absolute sm:mt-1 sm:w-60 sm:flex-col">
                {tier.slug === found?.slug && (
                  <span className="w-full font-semibold text-positive">
                    {found.mark}
                  </span>
                )}
                {(["population", "tier"] as const).map((key) => (
                  <span key={key}>
                    {`${columns[key]} `}
                    <b className="text-lg text-ink">{tier[key]}</b>
                  </span>
                ))}
              </span>
            </th>
          </tr>
          {positions.map((key) => (
            <tr
              key={key}
              className={`last:*:pb-3 sm:last:*:pb-5 ${key === "top3" ? "text-base font-bold text-positive sm:text-xl" : ""}`}
            >
              <th
                scope="row"
                className="py-0.5 pe-[min(1rem,2vw)] [font-weight:inherit] sm:ps-64"
              >
                {columns[key]}
              </th>
              <td className="py-0.5">
                <span className={line}>
                  <RangeBar
                    range={tier[key]}
                    scale={mostCalls(tiers)}
                    tone={key === "top3" ? "strong" : "weak"}
                    className={`w-full ${key === "top3" ? "h-3 sm:h-5" : "h-2 sm:h-3"}`}
                  />
                  {formatRange(tier[key])}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

export const fragment = graphql`
  fragment CallVolumeTable on MapPackYaml {
    caption
    rank
    calls
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
      from
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
