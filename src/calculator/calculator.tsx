import { graphql } from "gatsby";
import { useState } from "react";
import { Explained } from "../components/glossary";
import { Ranges } from "../components/ranges";
import { useZip } from "../hooks/use-zip";
import { dollars, formatRange, interpolate } from "../lib/figures";
import { useMarket } from "../hooks/use-market";
import { Answer } from "./answer";
import { breakEvenCalls, limits, type CalculatorNumbers } from "./break-even";
import { CostTable } from "./cost-table";
import { NumberField } from "./number-field";

interface CalculatorProps {
  calculator: Queries.CalculatorFragment;
  /** The price of the first plan, in dollars. */
  monthlyPrice: number;
  /** The city tiers of the call-volume table, largest first. */
  tiers: Queries.CallVolumeTableFragment["tiers"];
  /** The word on what is not the visitor's own. */
  exampleTag: string;
}

const fields = {
  leadPrice: "$",
  leadCloseRate: "%",
  callCloseRate: "%",
} as const;

/** From how many calls a month on the plan costs no more than shared leads: the numbers, the answer, a table. Without JavaScript and in print, a worked example. */
export function Calculator({
  calculator: words,
  monthlyPrice,
  tiers,
  exampleTag,
}: CalculatorProps) {
  const [numbers, setNumbers] = useState<CalculatorNumbers>(words.start);
  const market = useMarket(useZip(), tiers);
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const isExample = names.every((name) => numbers[name] === words.start[name]);
  const openEnded = [market.tier ?? [], tiers]
    .flat()
    .find(({ top3 }) => top3.andMore)?.top3;
  const plus = openEnded
    ? interpolate(words.plus, {
        range: formatRange(openEnded),
        counted: formatRange({ ...openEnded, andMore: false }),
      })
    : "";
  return (
    <div
      id="calculator"
      className="mt-8 grid grid-cols-1 gap-x-16 gap-y-6 rounded-lg border border-line bg-paper p-4 sm:p-8 md:mt-14 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h3 className="text-xl sm:text-2xl">{words.heading}</h3>
        <p className="mt-2 max-w-measure text-muted">
          <Explained text={words.lead} />
        </p>
        <fieldset className="mt-5 max-w-md min-w-0 print:hidden no-scripting:hidden">
          <legend className="font-display text-lg font-bold">
            {words.numbers.legend}
          </legend>
          <div className="mt-2 flex flex-col gap-3">
            {names.map((name) => (
              <NumberField
                key={name}
                name={name}
                label={words.numbers[name]}
                unit={fields[name]}
                limits={limits[name]}
                initialValue={words.start[name]}
                used={numbers[name]}
                mistake={words.numbers.mistake}
                onNumber={(number) =>
                  setNumbers((before) => ({ ...before, [name]: number }))
                }
              />
            ))}
          </div>
        </fieldset>
      </div>
      <div className="lg:row-span-2">
        {/* Stands in for the fields, which are hidden. */}
        <p className="mb-2 hidden text-muted print:block no-scripting:block">
          {interpolate(words.numbers.given, {
            ...numbers,
            leadPrice: dollars(numbers.leadPrice),
          })}
        </p>
        <Answer
          words={words.answer}
          breakEven={breakEvenCalls(monthlyPrice, numbers)}
          market={market}
          tiers={tiers}
        />
        <CostTable
          words={words.table}
          monthlyPrice={monthlyPrice}
          numbers={numbers}
          tiers={tiers}
          found={market.tier}
          tag={isExample ? exampleTag : undefined}
        />
      </div>
      {/* A new element each time, as in the answer. */}
      <p key={plus} className="text-sm text-muted lg:self-end">
        <Ranges text={`${words.before} ${words.rounding} ${plus}`} />
      </p>
    </div>
  );
}

export const fragment = graphql`
  fragment Calculator on CalculatorYaml {
    heading
    lead
    answer {
      breakEven
      oneCall
      city
      sizes
      size
      some
      none
      someSizes
      noneAnywhere
    }
    table {
      caption
      leads
      plan
      calls
      mark
      orMore
    }
    before
    rounding
    plus
    numbers {
      legend
      given
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
