import {
  grouped,
  numberFrom,
  withoutUnit,
  type RangeOfNumbers,
} from "../lib/figures";

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

/** Reads what a visitor typed into a number field, and keeps two decimals; undefined unless it is a number within the limits. */
export function readNumber(
  typed: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const number = numberFrom(typed) ?? NaN;
  return number >= min && number <= max ? hundredths(number) / 100 : undefined;
}

/** Returns true if more typing could still make a number within the limits of a text, such as "", "0." or "1 0". */
export function mayBecomeNumber(typed: string, max: number): boolean {
  const digits = withoutUnit(typed).replace(/[ ,'’٫]/g, "");
  return /^\d*\.?\d*$/.test(digits) && Number(`0${digits}`) <= max;
}

/** Cents of a price, or hundredths of a percent. Whole numbers keep the arithmetic exact: 0.1 + 0.2 is not 0.3. */
function hundredths(number: number): number {
  return Math.round(number * 100);
}

/** The fewest calls a month, a whole number, at which a policy costs no more with the plan than with shared leads. */
export function breakEvenCalls(
  monthlyPrice: number,
  numbers: CalculatorNumbers,
): number {
  // Monthly price × leads that bind ÷ (price of a lead × calls that bind).
  return Math.ceil(
    (monthlyPrice * 100 * hundredths(numbers.leadCloseRate)) /
      (hundredths(numbers.leadPrice) * hundredths(numbers.callCloseRate)),
  );
}

/** Tells how much of a range of calls reaches the break-even. A range with a plus counts up to its number. */
export function reachOf(
  { low, high }: RangeOfNumbers,
  breakEven: number,
): "all" | "some" | "none" {
  if (low >= breakEven) return "all";
  return high >= breakEven ? "some" : "none";
}

/** What a bound policy costs, and how to write it. */
interface PolicyCosts {
  leads: number;
  /** For each range of calls, from the most calls to the fewest. Infinite at the upper end if a month may bring no call. */
  plan: RangeOfNumbers[];
  /** Writes a cost in dollars, rounded as far as no cost looks equal to that of the leads unless it is. */
  write: (cost: number) => string;
}

/** Calculates what a bound policy costs with shared leads, and with the plan at each range of calls. */
export function policyCosts(
  monthlyPrice: number,
  numbers: CalculatorNumbers,
  calls: readonly RangeOfNumbers[],
): PolicyCosts {
  const rate = hundredths(numbers.callCloseRate);
  const costAt = (callsPerMonth: number) =>
    monthlyPrice && (monthlyPrice * 10_000) / (callsPerMonth * rate);
  const leads =
    (hundredths(numbers.leadPrice) * 100) / hundredths(numbers.leadCloseRate);
  const plan = calls.map(({ low, high }) => ({
    low: costAt(high),
    high: costAt(low),
  }));
  const costs = [leads, ...plan.flatMap(({ low, high }) => [low, high])];
  const decimals = [0, 2, 4].find((digits) =>
    costs.every(
      (cost) =>
        (cost === 0 || cost >= 10 ** -digits) &&
        (cost === leads || cost.toFixed(digits) !== leads.toFixed(digits)),
    ),
  );
  // Ten decimals tell any two costs apart: whole hundredths went into them.
  const write = (cost: number) => `$${grouped(cost.toFixed(decimals ?? 10))}`;
  return { leads, plan, write };
}
