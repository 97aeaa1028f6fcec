import { rowsOf, type WrittenComparison } from "../lib/cost-comparison/written";
import type { CostComparisonData } from "../lib/lazy-data";
import { ExpandIcon } from "../components/icon";
import { Explained } from "../components/terms";
import { Results } from "./results";

interface AssumptionsProps {
  words: CostComparisonData["words"];
  comparison: WrittenComparison;
}

/** The other results, how each is calculated, and what is taken for granted, folded away. */
export function Assumptions({ words, comparison }: AssumptionsProps) {
  const { assumptionsHeading } = words;
  const rows = rowsOf(comparison);
  return (
    <details className="mt-4">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold hover:text-accent">
        <h5>{assumptionsHeading}</h5>
        <ExpandIcon />
      </summary>
      <Results
        caption={assumptionsHeading}
        rows={rows.slice(1)}
        words={words}
        comparison={comparison}
      />
      <ul className="flex max-w-measure list-disc flex-col gap-1 ps-5 text-sm text-muted">
        {rows.map(({ label, leads, plan }) => (
          <li key={label}>{`${label}: ${leads.formula}; ${plan.formula}`}</li>
        ))}
        {words.assumptions.map((assumption, index) => (
          <li key={index}>
            <Explained text={assumption} />
          </li>
        ))}
      </ul>
    </details>
  );
}
