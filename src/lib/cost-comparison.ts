import type { z } from "zod";
import type { costComparison } from "../../pipeline/schema/cost-comparison";
import type { mapPack } from "../../pipeline/schema/map-pack";
import type { notifications } from "../../pipeline/schema/notifications";
import type { pricing } from "../../pipeline/schema/pricing";
import type { terms } from "../../pipeline/schema/terms";
import {
  dollars,
  interpolate,
  grouped,
  formatRange,
  type RangeOfNumbers,
} from "./figures";
import { positions, type Position } from "./positions";

/** Content as its schema or as a query gives it: lists cannot be changed, and what is absent may be null. */
type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Given<T[Key]> }
      : T extends undefined
        ? null | undefined
        : T;

type Pricing = z.output<typeof pricing>;
type MapPack = z.output<typeof mapPack>;

/** What the comparison needs of the content. */
export type CostComparisonData = Given<
  Pick<Pricing, "adBudget" | "adCostPerCall"> & {
    words: z.output<typeof costComparison>;
    terms: z.output<typeof terms>["items"];
    notifications: z.output<typeof notifications>;
    plans: Pick<
      Pricing["plans"][number],
      "slug" | "name" | "monthlyPrice" | "combines" | "calls"
    >[];
    tiers: Pick<
      MapPack["tiers"][number],
      "slug" | "tier" | "population" | Position
    >[];
    columns: Pick<MapPack["columns"], Position>;
  }
>;

/** What a visitor may type. Rates are percentages; everything else but the leads is US dollars. */
export const limits = {
  leadPrice: { min: 0, max: 1_000 },
  leadsPerMonth: { min: 0, max: 10_000 },
  leadCloseRate: { min: 0, max: 100 },
  callCloseRate: { min: 0, max: 100 },
  adBudgetFrom: { min: 0, max: 100_000 },
  adBudgetTo: { min: 0, max: 100_000 },
  adCallFrom: { min: 1, max: 1_000 },
  adCallTo: { min: 1, max: 1_000 },
};
export type NumberField = keyof typeof limits;

/** The numbers that a visitor can change. */
export const numberFields = Object.keys(limits) as NumberField[];

/** What a visitor compares: numbers within their limits, and slugs that the content has. */
export type ComparisonState = Record<NumberField, number> & {
  plan: string;
  tier: string;
  position: Position;
};

/** The names in the address. No advertisement's link begins with "my-". */
export const parameters: Record<keyof ComparisonState, string> = {
  leadPrice: "my-lead-price",
  leadsPerMonth: "my-leads",
  leadCloseRate: "my-lead-rate",
  callCloseRate: "my-call-rate",
  adBudgetFrom: "my-budget-from",
  adBudgetTo: "my-budget-to",
  adCallFrom: "my-paid-from",
  adCallTo: "my-paid-to",
  plan: "my-plan",
  tier: "my-tier",
  position: "my-position",
};

/** The state before the visitor has changed anything, from the content. */
export function startOf({
  words: { start },
  adBudget,
  adCostPerCall,
  ...choices
}: CostComparisonData): ComparisonState {
  const numbers: Record<NumberField, number> = {
    leadPrice: start.leadPrice,
    leadsPerMonth: start.leadsPerMonth,
    leadCloseRate: start.leadCloseRate,
    callCloseRate: start.callCloseRate,
    adBudgetFrom: adBudget.low,
    adBudgetTo: adBudget.high,
    adCallFrom: adCostPerCall.low,
    adCallTo: adCostPerCall.high,
  };
  for (const field of numberFields)
    numbers[field] = within(field, numbers[field]);
  return {
    ...numbers,
    plan: slugFrom(start.plan, choices.plans, ""),
    tier: slugFrom(start.tier, choices.tiers, ""),
    position: positions.find((one) => one === start.position) ?? "top3",
  };
}

/**
 * Reads a state from an address. Numbers beyond their limits are moved to them;
 * for what is absent or unknown, the start is taken. Never throws.
 *
 * @param search the query, with or without its question mark
 */
export function readState(
  search: string,
  data: Pick<CostComparisonData, "plans" | "tiers">,
  start: ComparisonState,
): ComparisonState {
  const given = new URLSearchParams(search);
  const state = { ...start };
  for (const field of numberFields) {
    const text = given.get(parameters[field])?.trim();
    const number = text ? Number(text) : NaN;
    if (Number.isFinite(number)) state[field] = within(field, number);
  }
  const position = given.get(parameters.position);
  return {
    ...state,
    plan: slugFrom(given.get(parameters.plan), data.plans, start.plan),
    tier: slugFrom(given.get(parameters.tier), data.tiers, start.tier),
    position: positions.find((one) => one === position) ?? start.position,
  };
}

/** Writes a state as a query, without the question mark. */
export function writeState(state: ComparisonState): string {
  const keys = Object.keys(parameters) as (keyof ComparisonState)[];
  return new URLSearchParams(
    keys.map((key) => [parameters[key], String(state[key])]),
  ).toString();
}

/** Puts a state into a query and leaves what else it says as it is, letter by letter. */
export function searchWith(search: string, state: ComparisonState): string {
  const ours = Object.values(parameters);
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair && !ours.includes(pair.split("=")[0] ?? ""));
  return `?${[...others, writeState(state)].join("&")}`;
}

/** Keeps a number within its limits, to the cent or the hundredth of a percent. */
function within(field: NumberField, number: number): number {
  const { min, max } = limits[field];
  return Math.max(min, Math.min(max, Math.round(number * 100) / 100));
}

/** The slug if the list has it, else the one to fall back on, else the first. */
function slugFrom(
  slug: string | null,
  list: readonly { readonly slug: string }[],
  fallback: string,
): string {
  const known = list.map((item) => item.slug);
  if (slug && known.includes(slug)) return slug;
  return fallback || (known[0] ?? "");
}

/** A range of dollars; no upper end where a month may bring no call at all. */
export interface CostRange {
  low: number;
  high: number | undefined;
}

/** What calls and policies cost and bring; undefined where there is not enough data. */
export interface Costs {
  perCall: CostRange | undefined;
  perPolicy: CostRange | undefined;
  policiesPerMonth: RangeOfNumbers | undefined;
}

/** What a plan's costs are made from. */
export interface PlanAssumptions {
  /** Dollars a month, without ads. */
  monthlyPrice: number;
  /** Calls a month from the Map Pack; absent where the plan brings none. */
  mapPackCalls?: RangeOfNumbers | undefined;
  /** Dollars a month for ads, and dollars for each call from them; absent without ads. */
  ads?: { budget: RangeOfNumbers; costPerCall: RangeOfNumbers } | undefined;
  /** How many of 100 calls become a policy. */
  callCloseRate: number;
}

type LeadAssumptions = Pick<
  ComparisonState,
  "leadPrice" | "leadsPerMonth" | "leadCloseRate"
>;

const unknown: Costs = {
  perCall: undefined,
  perPolicy: undefined,
  policiesPerMonth: undefined,
};

/** What shared leads cost: a lead counts as one call, and a policy costs its price ÷ the close rate. */
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
 * What a plan's calls cost. Per call: (monthly price + ad budget) ÷ (Map Pack
 * calls + ad budget ÷ cost of a paid call). Each number pulls the result one
 * way only, whatever the others are, so the ends of the ranges give its ends.
 */
export function planCosts(assumptions: PlanAssumptions): Costs {
  const { monthlyPrice, mapPackCalls, ads, callCloseRate } = assumptions;
  const calls = callsPerMonth(assumptions);
  if (!calls) return unknown;
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

/** How many calls a month a plan brings; undefined where that cannot be said. */
export function callsPerMonth({
  mapPackCalls,
  ads,
}: PlanAssumptions): RangeOfNumbers | undefined {
  if (!mapPackCalls && !ads) return undefined;
  const [freeLow = 0, freeHigh = 0] = ends(mapPackCalls);
  const [least = 0, most = 0] = ends(ads?.budget);
  const [cheap = 1, dear = 1] = ads ? ends(ads.costPerCall) : [];
  const low = freeLow + least / dear;
  const high = freeHigh + most / cheap;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  return { low, high, andMore: mapPackCalls?.andMore };
}

/** Both ends, in order; nothing is zero. */
function ends(given: RangeOfNumbers | undefined): [number, number] {
  if (!given) return [0, 0];
  return [Math.min(given.low, given.high), Math.max(given.low, given.high)];
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

/** The plan that is compared; undefined only where there are no plans. */
function planOf({ plan }: ComparisonState, { plans }: CostComparisonData) {
  return plans.find(({ slug }) => slug === plan);
}

/** Where a plan's calls come from; a plan that combines others brings theirs. */
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

function planAssumptions(
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

/** What shared leads and the plan cost with a visitor's numbers. A number may be NaN: what depends on it is undefined. */
export function costsOf(
  state: ComparisonState,
  data: CostComparisonData,
): { leads: Costs; plan: Costs } {
  return {
    leads: leadCosts(state),
    plan: planCosts(planAssumptions(state, data)),
  };
}

/** Which side binds a policy for less, judged by the figures as they are shown. */
export function verdictOf({
  leads,
  plan,
}: {
  leads: Costs;
  plan: Costs;
}): "plan" | "leads" | "overlap" | "unknown" {
  if (!leads.perPolicy || !plan.perPolicy) return "unknown";
  const isBelow = (one: CostRange, other: CostRange) =>
    one.high !== undefined && rounded(one.high) < rounded(other.low);
  if (isBelow(plan.perPolicy, leads.perPolicy)) return "plan";
  if (isBelow(leads.perPolicy, plan.perPolicy)) return "leads";
  return "overlap";
}

/** Rounds to two significant figures, so that nobody takes an estimate for a quote: 1,234 is 1,200. */
export function rounded(amount: number): number {
  return Number(amount.toPrecision(2));
}

/** Writes dollars with two significant figures: "$1,200", "$7.50". */
export function money(amount: number): string {
  const figure = rounded(amount);
  return Number.isInteger(figure) ? dollars(figure) : `$${figure.toFixed(2)}`;
}

type Words = CostComparisonData["words"];

/** Writes a cost: "$100–$300", "from $150", or that there is not enough data. */
export function writtenCost(
  cost: CostRange | undefined,
  { from, notEnoughData }: Pick<Words, "from" | "notEnoughData">,
): string {
  if (!cost) return notEnoughData;
  const { low, high } = cost;
  if (high === undefined) return interpolate(from, { amount: money(low) });
  return spread({ low, high }, money);
}

function writtenCount(
  count: RangeOfNumbers | undefined,
  { notEnoughData }: Pick<Words, "notEnoughData">,
): string {
  if (!count) return notEnoughData;
  return spread(count, (end) => grouped(rounded(end)));
}

/** A range, or one figure where its two ends read alike. */
function spread(ends: RangeOfNumbers, write: (end: number) => string): string {
  const alike = write(ends.low) === write(ends.high) && !ends.andMore;
  return alike ? write(ends.low) : formatRange(ends, write);
}

/** A result on both sides, and how it comes about. */
interface WrittenRow {
  label: string;
  leads: { figure: string; formula: string };
  plan: { figure: string; formula: string };
}

/** A comparison in the words of the content. */
export interface WrittenComparison {
  /** The name of the plan. */
  plan: string;
  /** What the plan costs a month, ads included: "$998–$1,498". */
  costPerMonth: string;
  /** How many calls a month it brings. */
  calls: string;
  perCall: WrittenRow;
  perPolicy: WrittenRow;
  policies: WrittenRow;
  /** Which side is cheaper for each policy, in one sentence. */
  verdict: string;
}

/** Compares, in the words of the content. */
export function writtenComparison(
  state: ComparisonState,
  data: CostComparisonData,
): WrittenComparison {
  const { words } = data;
  const { formulas } = words;
  const costs = costsOf(state, data);
  const { mapPack, ads } = callsOf(state, data);
  const assumptions = planAssumptions(state, data);
  const name = planOf(state, data)?.name ?? "";
  const [least, most] = ends(assumptions.ads?.budget);
  const bill = {
    low: assumptions.monthlyPrice + least,
    high: assumptions.monthlyPrice + most,
  };
  const calls = callsPerMonth(assumptions);
  const perCall =
    formulas.planPerCall[ads ? (mapPack ? "both" : "ads") : "mapPack"];
  const row = (
    label: string,
    write: (one: Costs) => string,
    leads: string,
    plan: string,
  ) => ({
    label,
    leads: { figure: write(costs.leads), formula: leads },
    plan: { figure: write(costs.plan), formula: plan },
  });
  return {
    plan: name,
    costPerMonth: Number.isFinite(bill.high + bill.low)
      ? spread(bill, dollars)
      : words.notEnoughData,
    // The table's own figures are repeated as they stand there.
    calls: calls && !ads ? formatRange(calls) : writtenCount(calls, words),
    perCall: row(
      words.rows.perCall,
      (one) => writtenCost(one.perCall, words),
      formulas.leadPerCall,
      perCall,
    ),
    perPolicy: row(
      words.rows.perPolicy,
      (one) => writtenCost(one.perPolicy, words),
      formulas.leadPerPolicy,
      formulas.planPerPolicy,
    ),
    policies: row(
      words.rows.policies,
      (one) => writtenCount(one.policiesPerMonth, words),
      formulas.leadPolicies,
      formulas.planPolicies,
    ),
    verdict: interpolate(words.verdicts[verdictOf(costs)], { plan: name }),
  };
}

/** The starting values worked through in sentences, for readers without JavaScript. */
export function workedExample(data: CostComparisonData): {
  heading: string;
  /** Says that it is an illustration. */
  caption: string;
  sentences: string[];
} {
  const { heading, caption, sentences } = data.words.example;
  const state = startOf(data);
  const { plan, costPerMonth, calls, perPolicy, verdict } = writtenComparison(
    state,
    data,
  );
  const values = {
    ...{ plan, costPerMonth, calls, verdict },
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
  };
}
