import { formatRange, interpolate } from "../lib/figures";
import {
  breakEvenCalls,
  policyCosts,
  reachOf,
  type CalculatorNumbers,
} from "./break-even";

type Tiers = Queries.CallVolumeTableFragment["tiers"];

interface CostTableProps {
  words: Queries.CalculatorFragment["table"];
  monthlyPrice: number;
  numbers: CalculatorNumbers;
  tiers: Tiers;
  /** The tier of the visitor's city. */
  found: Tiers[number] | undefined;
  /** Marks numbers that are not the visitor's own. */
  tag: string | undefined;
}

/** What a bound policy costs: with shared leads, and with the plan in each city size. */
export function CostTable({
  words,
  monthlyPrice,
  numbers,
  tiers,
  found,
  tag,
}: CostTableProps) {
  const { leads, plan, write } = policyCosts(
    monthlyPrice,
    numbers,
    tiers.map(({ top3 }) => top3),
  );
  // As in the answer above: every month of the visitor's market pays off.
  const paysOff =
    found &&
    reachOf(found.top3, breakEvenCalls(monthlyPrice, numbers)) === "all";
  const rowClass = "border-b border-line";
  const costClass =
    "py-2 text-end text-[min(1.0625rem,5vw)] font-bold whitespace-nowrap";
  return (
    <table className="mt-6 w-full leading-snug wrap-anywhere tabular">
      <caption className="border-b-2 border-ink pb-2 text-start font-display text-lg font-bold">
        {words.caption}
        {tag && (
          <span className="float-end mt-0.5 rounded-sm border border-control bg-card px-2 font-text text-sm font-normal text-muted">
            {tag}
          </span>
        )}
      </caption>
      <tbody className={rowClass}>
        <tr>
          <th scope="row" className="py-2 pe-2 text-start">
            {words.leads}
          </th>
          <td className={costClass}>{write(leads)}</td>
        </tr>
      </tbody>
      {tiers.map((tier, index) => {
        const cost = plan[index] ?? { low: 0, high: 0 };
        return (
          <tbody key={tier.slug} className={rowClass}>
            <tr
              aria-current={tier === found ? "true" : undefined}
              className={`align-top ${tier === found && paysOff ? "text-positive" : ""}`}
            >
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                <b className="block max-sm:text-sm">
                  {`${interpolate(words.plan, { population: tier.population })} `}
                </b>
                <span className="text-sm">
                  {tier === found && <b>{`${words.mark} `}</b>}
                  {/* An element of its own, so that the mark can come before it on a translated page. */}
                  <span>
                    {interpolate(words.calls, {
                      calls: formatRange(tier.top3),
                    })}
                  </span>
                </span>
              </th>
              <td className={costClass}>
                {Number.isFinite(cost.high)
                  ? formatRange(cost, write)
                  : interpolate(words.orMore, { cost: write(cost.low) })}
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
