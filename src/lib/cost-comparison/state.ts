import type { CostComparisonData } from "../lazy-data";
import { positions, type Position } from "../positions";

/** The range of each number field. */
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

/** The name of a number that a visitor can change. */
export type NumberField = keyof typeof limits;

/** The numbers that a visitor can change. */
export const numberFields = Object.keys(limits) as NumberField[];

/** What a visitor compares: numbers within their limits, and slugs that the content has. */
export type ComparisonState = Record<NumberField, number> & {
  plan: string;
  tier: string;
  position: Position;
};

/** The query parameter of each field. The prefix "my-" keeps them apart from ad parameters. */
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

/** The state before the visitor changes anything, from the content. */
export function startOf({
  words: { start },
  adBudget,
  adCostPerCall,
  plans,
  tiers,
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
    numbers[field] = clamp(field, numbers[field]);
  return {
    ...numbers,
    plan: knownSlug(start.plan, plans, ""),
    tier: knownSlug(start.tier, tiers, ""),
    position: positions.find((one) => one === start.position) ?? "top3",
  };
}

/**
 * Reads a state from an address. Clamps numbers to their limits and takes the
 * start value for anything missing or unknown. Never throws.
 *
 * @param search the query, with or without its question mark
 */
export function readState(
  search: string,
  data: Pick<CostComparisonData, "plans" | "tiers">,
  start: ComparisonState,
): ComparisonState {
  const query = new URLSearchParams(search);
  const state = { ...start };
  for (const field of numberFields) {
    const text = query.get(parameters[field])?.trim();
    const number = text ? Number(text) : NaN;
    if (Number.isFinite(number)) state[field] = clamp(field, number);
  }
  const position = query.get(parameters.position);
  return {
    ...state,
    plan: knownSlug(query.get(parameters.plan), data.plans, start.plan),
    tier: knownSlug(query.get(parameters.tier), data.tiers, start.tier),
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

/** Puts a state into a query and keeps all other parameters unchanged. */
export function searchWith(search: string, state: ComparisonState): string {
  const ours = Object.values(parameters);
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair && !ours.includes(pair.split("=")[0] ?? ""));
  return `?${[...others, writeState(state)].join("&")}`;
}

/** Moves a number into its limits and rounds it to two decimals. */
function clamp(field: NumberField, number: number): number {
  const { min, max } = limits[field];
  return Math.max(min, Math.min(max, Math.round(number * 100) / 100));
}

/** Returns the slug if the list has it, else the fallback, else the first slug. */
function knownSlug(
  slug: string | null,
  list: readonly { readonly slug: string }[],
  fallback: string,
): string {
  const known = list.map((item) => item.slug);
  if (slug && known.includes(slug)) return slug;
  return fallback || (known[0] ?? "");
}
