import {
  dollars,
  formatRange,
  grouped,
  interpolate,
  type RangeOfNumbers,
} from "../figures";
import type { CostComparisonData } from "../lazy-data";
import {
  callsOf,
  costsOf,
  planAssumptions,
  planOf,
  verdictOf,
} from "./compare";
import {
  breakEvenCalls,
  callsPerMonth,
  ends,
  rounded,
  type CostRange,
  type Costs,
} from "./costs";
import type { ComparisonState } from "./state";

type Words = CostComparisonData["words"];

/** One row of the results: a figure for each side, and the formula behind it. */
export interface WrittenRow {
  label: string;
  leads: { figure: string; formula: string };
  plan: { figure: string; formula: string };
}

/** When each side costs less per policy; empty for a side that never does. Where nothing is known, `plan` says so. */
export interface Verdict {
  leads: string;
  plan: string;
}

/** Ranges of calls per month, to be drawn on one scale. */
export interface CallsBar {
  calls: RangeOfNumbers;
  breakEven: RangeOfNumbers;
  /** The verdict, the break-even, and what the calls come from. */
  labels: { verdict: Verdict; breakEven: string; calls: string };
}

/** A comparison in the words of the content. */
export interface WrittenComparison {
  /** The name of the plan. */
  plan: string;
  /** The name of the Map Pack position, which stays in one line. */
  position: string;
  /** What the plan costs per month, ads included: "$998–$1,498". */
  costPerMonth: string;
  /** How many calls the plan brings per month. */
  calls: string;
  /** The calls at which the plan costs as much per policy as shared leads: "15". */
  breakEvenCalls: string;
  spend: WrittenRow;
  perCall: WrittenRow;
  perPolicy: WrittenRow;
  /** What the plan costs per policy at its fewest calls and at its most, a line each: "$300 at 10 calls". */
  planAtCalls: string;
  policies: WrittenRow;
  /** One sentence on which side costs less per policy. */
  verdict: string;
  /** The side that costs less per policy, if only one does. */
  cheaper: "leads" | "plan" | undefined;
  /** What shared leads cost per policy, and the calls at which the plan costs the same. */
  breakEven: string;
  /** What the months before the position cost; empty for another position than the first, and without calls from the map. */
  monthsBefore: string;
  /** The calls that the plan brings, and those at which it costs the same; undefined where a number is missing. */
  bar: CallsBar | undefined;
}

/** Writes a comparison in the words of the content. */
export function writtenComparison(
  state: ComparisonState,
  data: CostComparisonData,
): WrittenComparison {
  const { words } = data;
  const { formulas } = words;
  const costs = costsOf(state, data);
  const { mapPack, ads } = callsOf(state, data);
  const assumptions = planAssumptions(state, data);
  const plan = planOf(state, data)?.name ?? "";
  const position = data.columns[state.position].replaceAll(" ", "\u00a0");
  const calls = callsPerMonth(assumptions);
  const row = (
    label: string,
    write: (costs: Costs) => string,
    leadFormula: string,
    planFormula: string,
  ): WrittenRow => ({
    label,
    leads: { figure: write(costs.leads), formula: leadFormula },
    plan: { figure: write(costs.plan), formula: planFormula },
  });
  const [leastAds, mostAds] = ends(assumptions.ads?.budget);
  const costPerMonth = writtenBill(
    {
      low: assumptions.monthlyPrice + leastAds,
      high: assumptions.monthlyPrice + mostAds,
    },
    words,
  );
  const wholeCalls = calls && {
    ...calls,
    low: Math.round(calls.low),
    high: Math.round(calls.high),
  };
  const leadSpend = state.leadPrice * state.leadsPerMonth;
  const breakEven = breakEvenCalls(assumptions, costs.leads);
  // The same range as a text, for the verdict.
  const enough = breakEven ? formatRange(breakEven) : words.notEnoughData;
  const side = verdictOf(costs);
  const { verdicts } = words;
  const texts = {
    leads: { leads: verdicts.leads, plan: "" },
    plan: { leads: "", plan: verdicts.plan },
    overlap: verdicts.overlap,
    unknown: { leads: "", plan: verdicts.unknown },
  }[side];
  const values = { plan, breakEven: enough };
  const verdict = {
    leads: interpolate(texts.leads, values),
    plan: interpolate(texts.plan, values),
  };
  // Without ads the range comes from the call-volume table, so it is not rounded.
  const writtenCalls =
    calls && !ads ? formatRange(calls) : writtenCount(calls, words);
  return {
    plan,
    position,
    costPerMonth,
    calls: writtenCalls,
    breakEven: breakEven
      ? interpolate(words.breakEven, {
          leadPrice: dollars(state.leadPrice),
          leadCloseRate: state.leadCloseRate,
          callCloseRate: state.callCloseRate,
          leadPerPolicy: writtenCost(costs.leads.perPolicy, words),
          costPerMonth,
          breakEven: enough,
        })
      : "",
    monthsBefore:
      mapPack && state.position === words.start.position
        ? interpolate(words.monthsBefore, {
            costPerMonth,
            position,
          })
        : "",
    bar: wholeCalls &&
      breakEven && {
        calls: wholeCalls,
        breakEven,
        labels: {
          verdict,
          breakEven: interpolate(words.bar.breakEven, { breakEven: enough }),
          calls: interpolate(words.bar.calls, {
            source: ads ? plan : position,
            calls: writtenCalls,
          }),
        },
      },
    breakEvenCalls: enough,
    spend: {
      label: words.rows.spend,
      leads: {
        figure: writtenBill({ low: leadSpend, high: leadSpend }, words),
        formula: formulas.leadSpend,
      },
      plan: {
        figure: costPerMonth,
        formula: formulas.planSpend[ads ? "ads" : "mapPack"],
      },
    },
    perCall: row(
      words.rows.perCall,
      ({ perCall }) => writtenCost(perCall, words),
      formulas.leadPerCall,
      formulas.planPerCall[ads ? (mapPack ? "both" : "ads") : "mapPack"],
    ),
    perPolicy: row(
      words.rows.perPolicy,
      ({ perPolicy }) => writtenCost(perPolicy, words),
      formulas.leadPerPolicy,
      formulas.planPerPolicy,
    ),
    planAtCalls: writtenAtCalls(costs.plan.perPolicy, wholeCalls, words),
    policies: row(
      words.rows.policies,
      ({ policiesPerMonth }) => writtenCount(policiesPerMonth, words),
      formulas.leadPolicies,
      formulas.planPolicies,
    ),
    verdict: `${verdict.leads} ${verdict.plan}`.trim(),
    cheaper: side === "leads" || side === "plan" ? side : undefined,
  };
}

/** The rows in the order in which the page shows them. */
export function rowsOf({
  perPolicy,
  spend,
  perCall,
  policies,
}: WrittenComparison): WrittenRow[] {
  return [perPolicy, spend, perCall, policies];
}

/** Writes what a month brings and costs on one side: "3 policies for $600/month". */
export function writtenMonth(
  side: "leads" | "plan",
  { policies, spend }: WrittenComparison,
  { month }: Pick<Words, "month">,
): string {
  return interpolate(month, {
    policies: policies[side].figure,
    spend: spend[side].figure,
  });
}

/** Writes a cost: "$100–$300", "from $150", or that there is not enough data. */
export function writtenCost(
  cost: CostRange | undefined,
  { from, notEnoughData }: Pick<Words, "from" | "notEnoughData">,
): string {
  if (!cost) return notEnoughData;
  const { low, high } = cost;
  if (high === undefined) return interpolate(from, { amount: money(low) });
  return formatRange({ low, high }, money);
}

/** Writes the highest cost with the fewest calls, and the lowest with the most; without both ends, only the cost. */
function writtenAtCalls(
  cost: CostRange | undefined,
  calls: RangeOfNumbers | undefined,
  words: Words,
): string {
  if (!calls || cost?.high === undefined) return writtenCost(cost, words);
  const lines = [
    { cost: cost.high, calls: calls.low },
    { cost: cost.low, calls: calls.high },
  ].map((end) =>
    interpolate(words.atCalls, {
      cost: money(end.cost),
      calls: grouped(end.calls),
    }),
  );
  // Ends that read alike are written once.
  return [...new Set(lines)].join("\n");
}

/** Writes dollars with two significant figures: "$1,200", "$7.50". */
export function money(amount: number): string {
  const figure = rounded(amount);
  return Number.isInteger(figure) ? dollars(figure) : `$${figure.toFixed(2)}`;
}

function writtenBill(bill: RangeOfNumbers, { notEnoughData }: Words): string {
  const known = Number.isFinite(bill.low) && Number.isFinite(bill.high);
  return known ? formatRange(bill, dollars) : notEnoughData;
}

function writtenCount(
  count: RangeOfNumbers | undefined,
  { notEnoughData }: Words,
): string {
  if (!count) return notEnoughData;
  return formatRange(count, (end) => grouped(rounded(end)));
}
