import type { CostComparisonData } from "../lazy-data";
import {
  leadCosts,
  planCosts,
  rounded,
  type CostRange,
  type Costs,
  type PlanAssumptions,
} from "./costs";
import type { ComparisonState } from "./state";

/** The costs of both sides. */
interface ComparedCosts {
  leads: Costs;
  plan: Costs;
}

/** Calculates the costs of shared leads and of the plan. A number may be NaN; every result that needs it is then undefined. */
export function costsOf(
  state: ComparisonState,
  data: CostComparisonData,
): ComparedCosts {
  return {
    leads: leadCosts(state),
    plan: planCosts(planAssumptions(state, data)),
  };
}

/** Says which side costs less per policy, judged by the rounded figures that the page shows. */
export function verdictOf({
  leads,
  plan,
}: ComparedCosts): "plan" | "leads" | "overlap" | "unknown" {
  if (!leads.perPolicy || !plan.perPolicy) return "unknown";
  const isBelow = (one: CostRange, other: CostRange) =>
    one.high !== undefined && rounded(one.high) < rounded(other.low);
  if (isBelow(plan.perPolicy, leads.perPolicy)) return "plan";
  if (isBelow(leads.perPolicy, plan.perPolicy)) return "leads";
  return "overlap";
}

/** Finds the plan that is compared; undefined only if there are no plans. */
export function planOf(
  { plan }: ComparisonState,
  { plans }: CostComparisonData,
) {
  return plans.find(({ slug }) => slug === plan);
}

/** Finds where a plan's calls come from. A plan that combines others brings their calls. */
export function callsOf(
  state: ComparisonState,
  data: CostComparisonData,
): { mapPack: boolean; ads: boolean } {
  const plan = planOf(state, data);
  const parts = data.plans.filter(
    (one) => one === plan || plan?.combines?.includes(one.slug),
  );
  const kinds = parts.map(({ calls }) => calls);
  return { mapPack: kinds.includes("map-pack"), ads: kinds.includes("ads") };
}

/** Collects what the plan's costs are calculated from. */
export function planAssumptions(
  state: ComparisonState,
  data: CostComparisonData,
): PlanAssumptions {
  const { mapPack, ads } = callsOf(state, data);
  const tier = data.tiers.find(({ slug }) => slug === state.tier);
  return {
    monthlyPrice: planOf(state, data)?.monthlyPrice ?? NaN,
    mapPackCalls: mapPack ? tier?.[state.position] : undefined,
    ads: ads
      ? {
          budget: { low: state.adBudgetFrom, high: state.adBudgetTo },
          costPerCall: { low: state.adCallFrom, high: state.adCallTo },
        }
      : undefined,
    callCloseRate: state.callCloseRate,
  };
}
