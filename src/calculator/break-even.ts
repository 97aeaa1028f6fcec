import type { RangeOfNumbers } from "../lib/figures";

/** The numbers that a visitor can change. */
export interface CalculatorNumbers {
  /** Dollars. */
  readonly leadPrice: number;
  /** How many of 100 shared leads become a policy. */
  readonly leadCloseRate: number;
  /** How many of 100 calls become a policy. */
  readonly callCloseRate: number;
}

/** The smallest and the largest number that each field accepts. */
export const limits: Record<
  keyof CalculatorNumbers,
  { min: number; max: number }
> = {
  leadPrice: { min: 1, max: 1_000 },
  leadCloseRate: { min: 0.1, max: 100 },
  callCloseRate: { min: 0.1, max: 100 },
};

/**
 * Reads what a visitor typed into a number field, with or without its unit, for
 * example "20", "$20", "12.5 %" or "1,000".
 *
 * @returns undefined unless it is a number within the limits
 */
export function readNumber(
  typed: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const digits = typed
    .trim()
    .replace(/^\$\s*|\s*%$/g, "")
    .replace(/,(?=\d{3}(\D|$))/g, "");
  const number = /^[\d.]+$/.test(digits) ? Number(digits) : NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Calculates how many shared leads cost at least as much as a month of the plan. */
export function breakEvenLeads(monthlyPrice: number, leadPrice: number) {
  // Rounded first: as a float, 21 ÷ 1.4 is slightly more than 15 and would become 16.
  return Math.ceil(Number((monthlyPrice / leadPrice).toFixed(6)));
}

/** Calculates what a bound policy costs with shared leads. */
export function leadCostPerPolicy({
  leadPrice,
  leadCloseRate,
}: CalculatorNumbers): number {
  return rounded(leadPrice / (leadCloseRate / 100));
}

/**
 * Calculates what a bound policy costs with the plan, from the most calls a
 * month to the fewest. Infinite at the upper end if a month may bring no call.
 */
export function planCostPerPolicy(
  monthlyPrice: number,
  calls: RangeOfNumbers,
  { callCloseRate }: CalculatorNumbers,
): RangeOfNumbers {
  const costAt = (callsPerMonth: number) =>
    rounded(monthlyPrice / (callsPerMonth * (callCloseRate / 100)));
  return { low: costAt(calls.high), high: costAt(calls.low) };
}

/** Rounds to whole dollars; less than one keeps its cents. */
function rounded(amount: number): number {
  return amount < 1 ? Math.round(amount * 100) / 100 : Math.round(amount);
}
