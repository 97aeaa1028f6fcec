import { dollars, interpolate } from "../figures";
import type { CostComparisonData } from "../lazy-data";
import { startOf } from "./state";
import { writtenComparison, type CallsBar } from "./written";

/** Works the starting values through, for readers without JavaScript. */
export function workedExample(data: CostComparisonData): {
  heading: string;
  /** What the months before the position cost. */
  monthsBefore: string;
  /** How the break-even comes about, and that it is an illustration. */
  caption: string;
  /** The figures that say it in short. */
  facts: { value: string; label: string }[];
  /** What these figures are. */
  unit: string;
  bar: CallsBar | undefined;
} {
  const { heading, caption, facts, unit } = data.words.example;
  const state = startOf(data);
  const comparison = writtenComparison(state, data);
  const { plan, position, costPerMonth, calls, perPolicy } = comparison;
  const { verdict, bar, breakEven, breakEvenCalls, monthsBefore } = comparison;
  const tier = data.tiers.find(({ slug }) => slug === state.tier);
  const values = {
    plan,
    costPerMonth,
    calls,
    verdict,
    breakEven,
    breakEvenCalls,
    leadPrice: dollars(state.leadPrice),
    leadsPerMonth: state.leadsPerMonth,
    leadCloseRate: state.leadCloseRate,
    callCloseRate: state.callCloseRate,
    tier: tier?.tier ?? "",
    population: tier?.population ?? "",
    position,
    leadPerPolicy: perPolicy.leads.figure,
    planPerPolicy: perPolicy.plan.figure,
  };
  return {
    heading,
    monthsBefore,
    caption: interpolate(caption, values),
    facts: facts.map(({ value, label }) => ({
      value: interpolate(value, values),
      label: interpolate(label, values),
    })),
    unit: interpolate(unit, values),
    bar,
  };
}
