import {
  writtenMonth,
  type WrittenComparison,
  type WrittenRow,
} from "../lib/cost-comparison/written";
import type { CostComparisonData } from "../lib/lazy-data";
import { Amounts } from "../components/ranges";

interface ResultsProps {
  caption: string;
  rows: WrittenRow[];
  words: CostComparisonData["words"];
  comparison: WrittenComparison;
  /** Shows large figures, and says below them which side costs less. */
  main?: boolean;
}

/** A table of results: shared leads in the first column, the plan in the second. */
export function Results({
  caption,
  rows,
  words,
  comparison,
  main,
}: ResultsProps) {
  return (
    <table className="mb-4 w-full table-fixed tabular">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom max-sm:text-sm">
          <th scope="col" className="w-2/5 py-2 pe-2 font-semibold">
            {words.leads}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {comparison.plan}
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.label} className={main ? "" : "border-b border-line"}>
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
            {(["leads", "plan"] as const).map((side) => {
              const figure =
                main && side === "plan"
                  ? comparison.planAtCalls
                  : row[side].figure;
              return (
                <td
                  key={side}
                  className={`pb-3 whitespace-pre-line first:pe-2 ${main ? "" : "text-lg font-bold"}`}
                >
                  {main ? <Amounts text={figure} /> : figure}
                  {main && (
                    <span className="block text-sm font-normal text-muted">
                      {writtenMonth(side, comparison, words)}
                    </span>
                  )}
                  {main && comparison.cheaper === side && (
                    <span className="block text-sm font-semibold text-positive">
                      {words.bar.less}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
