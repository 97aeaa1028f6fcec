import {
  rowsOf,
  type WrittenComparison,
} from "../../lib/cost-comparison/written";
import type { CostComparisonData } from "../../lib/lazy-data";

/** The first row on a phone, where a line above the fields shows it. */
const onlyHeard = "max-sm:sr-only";

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
      {rowsOf(comparison).map((row, index) => {
        const main = index === 0;
        const shown = main ? onlyHeard : "";
        return (
          <tbody
            key={row.label}
            className={`border-line ${main ? "sm:border-b" : "border-b"}`}
          >
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <span
                  className={`block pt-3 text-sm font-semibold text-muted ${shown}`}
                >
                  {row.label}
                </span>
              </th>
            </tr>
            <tr className="align-top">
              {(["leads", "plan"] as const).map((side) => (
                <td key={side} className="first:pe-2">
                  <span
                    className={`block pb-3 font-bold ${main ? "text-2xl sm:text-[2rem]" : "text-lg sm:text-xl"} ${shown}`}
                  >
                    {row[side].figure}
                    {main && comparison.cheaper === side && (
                      <span className="block text-sm font-semibold text-positive">
                        {words.bar.less}
                      </span>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
