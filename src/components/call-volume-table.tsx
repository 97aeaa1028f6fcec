import { graphql } from "gatsby";
import { Fragment } from "react";
import { RangeBar, RangeScale } from "../illustrations/range-bar";
import { formatRange } from "../lib/figures";
import { mostCalls, positions, type Position } from "../lib/positions";

/** The tier of the visitor’s ZIP code. */
export interface FoundTier {
  slug: string;
  /** Marks its row. */
  mark: string;
}

interface CallVolumeTableProps {
  table: Queries.CallVolumeTableFragment;
  /** The tier to mark, and the words that say so. */
  found: FoundTier | undefined;
}

const cell = "max-sm:p-0 sm:py-5";

/** The columns of words; the others begin with a gap, so that their bars end where the table does. */
const widths: Record<string, string> = {
  tier: "sm:w-1/8",
  population: "sm:w-1/6",
};

const gap = "sm:ps-4 md:ps-8";

/** The name, the bar and the figures of a position on a phone. */
const phoneColumns = "grid grid-cols-[5rem_1fr_6rem] items-center gap-x-4";

/** Left to screen readers on a phone, which shows each row in another one. */
const onlyHeard = "max-sm:sr-only";

/** Calls per month by city tier and Map Pack position. Each range is also a bar. */
export function CallVolumeTable({
  table: { caption, calls, columns, tiers },
  found,
}: CallVolumeTableProps) {
  const scale = mostCalls(tiers);
  const bar = (
    tier: (typeof tiers)[number],
    key: Position,
    className = "mt-2 w-full",
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
      <caption className={`pb-3 text-start font-semibold ${onlyHeard}`}>
        {caption}
      </caption>
      <thead>
        <tr>
          {(["tier", "population", ...positions] as const).map((key) => (
            <th
              key={key}
              scope="col"
              className={`${cell} font-semibold ${widths[key] ?? gap} ${key === "top3" ? "text-positive" : ""}`}
            >
              <span className={onlyHeard}>{columns[key]}</span>
            </th>
          ))}
        </tr>
        <tr aria-hidden="true" className="sm:hidden">
          <td colSpan={positions.length + 2} className="pb-2">
            <span className={phoneColumns}>
              <RangeScale tiers={tiers} className="col-start-2" />
              <span className="text-end font-semibold">{calls}</span>
            </span>
          </td>
        </tr>
      </thead>
      <tbody className="border-t-2 border-ink">
        {tiers.map((tier) => (
          <Fragment key={tier.slug}>
            <tr
              aria-current={tier.slug === found?.slug ? "true" : undefined}
              className="align-top sm:border-b sm:border-line"
            >
              <th
                scope="row"
                className={`${cell} font-normal sm:whitespace-nowrap`}
              >
                <span className={onlyHeard}>{tier.tier}</span>
                {tier.slug === found?.slug && (
                  <span
                    className={`block font-semibold text-positive ${onlyHeard}`}
                  >
                    {found.mark}
                  </span>
                )}
              </th>
              <td className={`${cell} font-semibold`}>
                <span className={onlyHeard}>{tier.population}</span>
              </td>
              {positions.map((key) => (
                <td
                  key={key}
                  className={`${cell} ${gap} sm:whitespace-nowrap ${key === "top3" ? "font-bold text-positive md:text-2xl md:leading-[1.7rem]" : ""}`}
                >
                  <span className={onlyHeard}>{formatRange(tier[key])}</span>
                  <span className="max-sm:hidden">{bar(tier, key)}</span>
                </td>
              ))}
            </tr>
            {/* What a phone shows of a row: its figures below each other, and bars of the whole width. */}
            <tr aria-hidden="true" className="border-b border-line sm:hidden">
              <td colSpan={positions.length + 2} className="py-3">
                <span className="flex flex-wrap justify-between gap-x-4">
                  {tier.slug === found?.slug && (
                    <span className="w-full font-semibold text-positive">
                      {found.mark}
                    </span>
                  )}
                  {(["population", "tier"] as const).map((key) => (
                    <span key={key} className="text-muted">
                      {`${columns[key]} `}
                      <b className="text-lg text-ink">{tier[key]}</b>
                    </span>
                  ))}
                </span>
                {positions.map((key) => (
                  <span
                    key={key}
                    className={`${phoneColumns} py-0.5 ${key === "top3" ? "text-base font-bold text-positive" : ""}`}
                  >
                    {columns[key]}
                    {bar(
                      tier,
                      key,
                      `w-full ${key === "top3" ? "h-3.5" : "h-2"}`,
                    )}
                    <span className="text-end">{formatRange(tier[key])}</span>
                  </span>
                ))}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
      {/* Not copied with the rows. */}
      <tfoot aria-hidden="true" className="select-none">
        <tr aria-hidden="true" className="max-sm:hidden">
          <td colSpan={2} />
          {positions.map((key) => (
            <td key={key} className={`${gap} pt-2`}>
              <RangeScale tiers={tiers} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

export const fragment = graphql`
  fragment CallVolumeTable on MapPackYaml {
    caption
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
