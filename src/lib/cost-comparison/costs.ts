import type { RangeOfNumbers } from "../figures";
import type { ComparisonState } from "./state";

/** A range of dollars. It has no upper end if a month may bring no call at all. */
export interface CostRange {
  low: number;
  high: number | undefined;
}

/** What calls and policies cost and bring; undefined where data is missing. */
export interface Costs {
  perCall: CostRange | undefined;
  perPolicy: CostRange | undefined;
  policiesPerMonth: RangeOfNumbers | undefined;
}

/** What a plan's costs are calculated from. */
export interface PlanAssumptions {
  /** Dollars per month, without ads. */
  monthlyPrice: number;
  /** Calls per month from the Map Pack; absent if the plan brings none. */
  mapPackCalls?: RangeOfNumbers | undefined;
  /** Dollars per month for ads, and dollars per paid call; absent without ads. */
  ads?: { budget: RangeOfNumbers; costPerCall: RangeOfNumbers } | undefined;
  /** How many of 100 calls become a policy. */
  callCloseRate: number;
}

type LeadAssumptions = Pick<
  ComparisonState,
  "leadPrice" | "leadsPerMonth" | "leadCloseRate"
>;

/** Calculates what shared leads cost. A lead counts as one call; a policy costs the lead price ÷ the close rate. */
export function leadCosts(assumptions: LeadAssumptions): Costs {
  const { leadPrice, leadsPerMonth, leadCloseRate } = assumptions;
  const known = Number.isFinite(leadPrice) && leadsPerMonth > 0;
  const perCall = known ? { low: leadPrice, high: leadPrice } : undefined;
  const leads = { low: leadsPerMonth, high: leadsPerMonth };
  return {
    perCall,
    perPolicy: perPolicy(perCall, leadCloseRate),
    policiesPerMonth: policies(leads, leadCloseRate),
  };
}

/**
 * Calculates what a plan's calls cost: (monthly price + ad budget) ÷ (Map Pack
 * calls + ad budget ÷ cost of a paid call). The formula is monotonic in each
 * number, so the lowest and highest results come from the ends of the ranges.
 */
export function planCosts(assumptions: PlanAssumptions): Costs {
  const { monthlyPrice, mapPackCalls, ads, callCloseRate } = assumptions;
  const calls = callsPerMonth(assumptions);
  if (!calls)
    return {
      perCall: undefined,
      perPolicy: undefined,
      policiesPerMonth: undefined,
    };
  const results = ends(mapPackCalls).flatMap((free) =>
    ends(ads?.budget).flatMap((budget) =>
      (ads ? ends(ads.costPerCall) : [1]).map(
        (cost) => (monthlyPrice + budget) / (free + budget / cost),
      ),
    ),
  );
  const finite = results.filter(Number.isFinite);
  const bounded = finite.length === results.length;
  const perCall = finite.length
    ? {
        low: Math.min(...finite),
        high: bounded ? Math.max(...finite) : undefined,
      }
    : undefined;
  return {
    perCall,
    perPolicy: perPolicy(perCall, callCloseRate),
    policiesPerMonth: policies(calls, callCloseRate),
  };
}

/**
 * Calculates how many calls a month a plan has to bring so that a policy costs
 * what it costs with shared leads. Undefined where a number is missing, and if
 * shared leads cost nothing.
 */
export function breakEvenCalls(
  { monthlyPrice, ads, callCloseRate }: PlanAssumptions,
  leads: Costs,
): RangeOfNumbers | undefined {
  const perPolicy = leads.perPolicy?.low;
  if (!perPolicy) return undefined;
  const [low, high] = ends(ads?.budget).map((budget) => {
    const calls = (monthlyPrice + budget) / perPolicy / (callCloseRate / 100);
    // Rounded first, so that an exact 15 does not become 16.
    return Math.ceil(Number(calls.toFixed(6)));
  }) as [number, number];
  return Number.isFinite(low) && Number.isFinite(high)
    ? { low, high }
    : undefined;
}

/** Calculates how many calls a plan brings per month; undefined if it has no source of calls or a number is missing. */
export function callsPerMonth({
  mapPackCalls,
  ads,
}: PlanAssumptions): RangeOfNumbers | undefined {
  if (!mapPackCalls && !ads) return undefined;
  const [freeLow, freeHigh] = ends(mapPackCalls);
  const [leastBudget, mostBudget] = ends(ads?.budget);
  const [leastCost, mostCost] = ads ? ends(ads.costPerCall) : [1, 1];
  const low = freeLow + leastBudget / mostCost;
  const high = freeHigh + mostBudget / leastCost;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  return { low, high, andMore: mapPackCalls?.andMore };
}

/** Returns the lower and the upper end; visitors may enter them in either order. No range counts as zero. */
export function ends(range: RangeOfNumbers | undefined): [number, number] {
  if (!range) return [0, 0];
  return [Math.min(range.low, range.high), Math.max(range.low, range.high)];
}

/** Rounds to two significant figures, so that an estimate does not look like a quote: 1,234 is 1,200. */
export function rounded(amount: number): number {
  return Number(amount.toPrecision(2));
}

function perPolicy(
  perCall: CostRange | undefined,
  closeRate: number,
): CostRange | undefined {
  if (!perCall || !(closeRate > 0)) return undefined;
  const { low, high } = perCall;
  const callsPerPolicy = 100 / closeRate;
  return {
    low: low * callsPerPolicy,
    high: high === undefined ? undefined : high * callsPerPolicy,
  };
}

function policies(
  { low, high, andMore }: RangeOfNumbers,
  closeRate: number,
): RangeOfNumbers | undefined {
  const share = closeRate / 100;
  const known = [low, high, share].every(Number.isFinite);
  return known ? { low: low * share, high: high * share, andMore } : undefined;
}
