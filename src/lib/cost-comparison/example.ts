import { dollars, interpolate } from "../figures";
import type { CostComparisonData } from "../lazy-data";
import { startOf } from "./state";
import { writtenComparison, type CallsBar } from "./written";

/** Works the starting values through in sentences, for readers without JavaScript. */
export function workedExample(data: CostComparisonData): {
  heading: string;
  /** Says that it is an illustration. */
  caption: string;
  sentences: string[];
  bar: CallsBar | undefined;
} {
  const { heading, caption, sentences } = data.words.example;
  const state = startOf(data);
  const { plan, costPerMonth, calls, perPolicy, verdict, breakEven, bar } =
    writtenComparison(state, data);
  const values = {
    plan,
    costPerMonth,
    calls,
    verdict,
    breakEven,
    leadPrice: dollars(state.leadPrice),
    leadsPerMonth: state.leadsPerMonth,
    leadCloseRate: state.leadCloseRate,
    callCloseRate: state.callCloseRate,
    tier: data.tiers.find(({ slug }) => slug === state.tier)?.tier ?? "",
    position: data.columns[state.position],
    leadPerPolicy: perPolicy.leads.figure,
    planPerPolicy: perPolicy.plan.figure,
  };
  return {
    heading,
    caption,
    sentences: sentences.map((sentence) => interpolate(sentence, values)),
    bar,
  };
}
