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
  /** What a policy costs on each side, and from what. */
  facts: { name: string; value: string; inputs: string }[];
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
    planAtCalls: comparison.planAtCalls,
  };
  return {
    heading,
    monthsBefore,
    caption: interpolate(caption, values),
    facts: facts.map(({ name, value, inputs }) => ({
      name: interpolate(name, values),
      value: interpolate(value, values),
      inputs: interpolate(inputs, values),
    })),
    unit: interpolate(unit, values),
    bar,
  };
}
