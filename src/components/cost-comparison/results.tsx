import {
  rowsOf,
  type WrittenComparison,
} from "../../lib/cost-comparison/written";
import type { CostComparisonData } from "../../lib/lazy-data";

interface ResultsProps {
  words: CostComparisonData["words"];
  comparison: WrittenComparison;
}

/** The table of results: shared leads in the first column, the plan in the second. */
export function Results({ words, comparison }: ResultsProps) {
  return (
    <table className="mt-3 w-full table-fixed tabular">
      <caption className="sr-only">{words.results}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom max-sm:text-sm">
          <th scope="col" className="py-2 pe-2 font-semibold">
            {words.leads}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {comparison.plan}
          </th>
        </tr>
      </thead>
      {rowsOf(comparison).map((row, index) => (
        <tbody key={row.label} className="border-b border-line">
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="pt-3 text-sm font-semibold text-muted"
            >
              {row.label}
            </th>
          </tr>
          <tr className="align-top">
            {(["leads", "plan"] as const).map((side) => (
              <td
                key={side}
                className={`pb-3 font-bold first:pe-2 ${index === 0 ? "text-2xl sm:text-[2rem]" : "text-lg sm:text-xl"}`}
              >
                {row[side].figure}
                {index === 0 && comparison.cheaper === side && (
                  <span className="block text-sm font-semibold text-positive">
                    {words.bar.less}
                  </span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
