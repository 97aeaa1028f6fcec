import { graphql } from "gatsby";
import { useState } from "react";
import { Explained } from "../components/glossary";
import { Ranges } from "../components/ranges";
import { useZip } from "../hooks/use-zip";
import { dollars, formatRange, interpolate } from "../lib/figures";
import { useMarket } from "../market-finder/use-market";
import {
  breakEvenLeads,
  leadCostPerPolicy,
  limits,
  planCostPerPolicy,
  type CalculatorNumbers,
} from "./break-even";
import { Chart } from "./chart";
import { NumberField } from "./number-field";

type Tiers = Queries.CallVolumeTableFragment["tiers"];

interface CalculatorProps {
  calculator: Queries.CalculatorFragment;
  /** The price of the first plan, in dollars. */
  monthlyPrice: number;
  /** The city tiers of the call-volume table, largest first. */
  tiers: Tiers;
}

/** Compares shared leads with the plan: what they cost a month, and what a bound policy costs. Without JavaScript, a worked example. */
export function Calculator({
  calculator: words,
  monthlyPrice,
  tiers,
}: CalculatorProps) {
  const [numbers, setNumbers] = useState<CalculatorNumbers>(words.start);
  const { place, tier: found } = useMarket(useZip(), tiers);
  const { leadPrice } = numbers;
  const leads = breakEvenLeads(monthlyPrice, leadPrice);
  const values = {
    ...numbers,
    leads,
    leadPrice: dollars(leadPrice),
    leadsCost: dollars(leads * leadPrice),
    monthlyPrice: dollars(monthlyPrice),
  };
  const leadCost = dollars(leadCostPerPolicy(numbers));
  const planCost = ({ top3 }: Tiers[number]) => {
    const cost = planCostPerPolicy(monthlyPrice, top3, numbers);
    return Number.isFinite(cost.high)
      ? formatRange(cost, dollars)
      : interpolate(words.table.orMore, { cost: dollars(cost.low) });
  };
  const shown = found ?? tiers.at(-1);
  const field = (name: keyof CalculatorNumbers, unit: "$" | "%") => (
    <NumberField
      label={words.numbers[name]}
      unit={unit}
      limits={limits[name]}
      initialValue={words.start[name]}
      used={numbers[name]}
      mistake={words.numbers.mistake}
      onNumber={(number) =>
        setNumbers((before) => ({ ...before, [name]: number }))
      }
    />
  );
  return (
    <div
      id="calculator"
      className="mt-8 rounded-lg border border-line bg-paper p-4 sm:p-8 md:mt-14"
    >
      <h3 className="text-xl sm:text-2xl">{words.heading}</h3>
      <p className="mt-2 max-w-measure text-muted">
        <Explained text={words.lead} />
      </p>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <p className="font-display text-2xl leading-tight font-bold sm:text-3xl">
          {interpolate(leads === 1 ? words.oneLead : words.fact, values)}
        </p>
        <Chart
          monthlyPrice={monthlyPrice}
          leadPrice={leadPrice}
          breakEven={leads}
          calls={found?.top3}
          labels={{
            leads: interpolate(words.chart.leads, values),
            plan: interpolate(words.chart.plan, values),
            axis: words.chart.axis,
            calls: interpolate(words.chart.range, {
              city: place?.city,
              calls: found && formatRange(found.top3),
            }),
          }}
        />
        <table className="w-full self-start leading-snug tabular">
          <caption className="border-b-2 border-ink pb-2 text-start font-display text-lg font-bold">
            {words.table.caption}
          </caption>
          <tbody className="border-b border-line">
            <tr>
              <th scope="row" className="py-2 pe-2 text-start">
                {words.table.leads}
              </th>
              <td className="py-2 text-end text-lg font-bold">{leadCost}</td>
            </tr>
          </tbody>
          {tiers.map((tier) => (
            <tbody key={tier.slug} className="border-b border-line">
              <tr
                aria-current={tier === found ? "true" : undefined}
                className="align-top aria-current:text-positive"
              >
                <th scope="row" className="py-2 pe-2 text-start font-normal">
                  <b className="block max-sm:text-sm">
                    {`${interpolate(words.table.plan, { population: tier.population })} `}
                  </b>
                  <span className="text-sm">
                    {tier === found && <b>{`${words.table.mark} `}</b>}
                    {/* An element of its own, so that the mark can come before it on a translated page. */}
                    <span>
                      {interpolate(words.table.calls, {
                        calls: formatRange(tier.top3),
                      })}
                    </span>
                  </span>
                </th>
                <td className="py-2 text-end text-[min(1.1875rem,5vw)] font-bold whitespace-nowrap">
                  {planCost(tier)}
                </td>
              </tr>
            </tbody>
          ))}
        </table>
        <div>
          <fieldset className="min-w-0 print:hidden no-scripting:hidden">
            <legend className="font-display text-lg font-bold">
              {words.numbers.legend}
            </legend>
            <div className="mt-3 flex flex-col gap-3">
              {field("leadPrice", "$")}
              {field("leadCloseRate", "%")}
              {field("callCloseRate", "%")}
            </div>
          </fieldset>
          {/* The table shows it. */}
          <p role="status" className="sr-only">
            {interpolate(words.result, {
              population: shown?.population,
              leadsCost: leadCost,
              planCost: shown && planCost(shown),
            })}
          </p>
          <p className="mt-4">
            {leads > 1 && `${interpolate(words.fewer, values)} `}
            {interpolate(words.before, values)}
          </p>
          <p className="mt-3 text-sm text-muted">
            <Ranges text={interpolate(words.caption, values)} />
          </p>
        </div>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment Calculator on CalculatorYaml {
    heading
    lead
    fact
    oneLead
    chart {
      leads
      plan
      axis
      range
    }
    result
    table {
      caption
      leads
      plan
      calls
      mark
      orMore
    }
    fewer
    before
    caption
    numbers {
      legend
      leadPrice
      leadCloseRate
      callCloseRate
      mistake
    }
    start {
      leadPrice
      leadCloseRate
      callCloseRate
    }
  }
`;
