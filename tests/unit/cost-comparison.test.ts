import fc from "fast-check";
import { costsOf, verdictOf } from "../../src/lib/cost-comparison/compare";
import { leadCosts, planCosts } from "../../src/lib/cost-comparison/costs";
import { workedExample } from "../../src/lib/cost-comparison/example";
import {
  limits,
  numberFields,
  parameters,
  readState,
  searchWith,
  startOf,
  writeState,
  type ComparisonState,
  type NumberField,
} from "../../src/lib/cost-comparison/state";
import {
  money,
  writtenComparison,
  writtenCost,
} from "../../src/lib/cost-comparison/written";
import { interpolate } from "../../src/lib/figures";
import type { CostComparisonData } from "../../src/lib/lazy-data";
import { positions } from "../../src/lib/positions";
import { comparison as data } from "../support/comparison";
import { siteContent } from "../support/content";

const { words } = data;
const { from, notEnoughData } = words;
const start = startOf(data);

/** The figures with changes to the start, shared leads first, and the verdict. */
function shown(change: Partial<ComparisonState>) {
  const state = { ...start, ...change };
  const { perCall, perPolicy, policies } = writtenComparison(state, data);
  const rows = [perCall, perPolicy, policies].map(({ leads, plan }) => [
    leads.figure,
    plan.figure,
  ]);
  return [...rows, verdictOf(costsOf(state, data))];
}

interface Range {
  low: number;
  high: number;
}
const rangeBetween = (min: number, max: number): fc.Arbitrary<Range> =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map((ends) => ({ low: Math.min(...ends), high: Math.max(...ends) }));
const number = (field: NumberField) =>
  fc
    .integer({ min: limits[field].min * 100, max: limits[field].max * 100 })
    .map((cents) => cents / 100);
/** What a visitor may type and choose. */
const states: fc.Arbitrary<ComparisonState> = fc.record({
  ...(Object.fromEntries(
    numberFields.map((field) => [field, number(field)]),
  ) as Record<NumberField, fc.Arbitrary<number>>),
  plan: fc.constantFrom(...data.plans.map(({ slug }) => slug)),
  tier: fc.constantFrom(...data.tiers.map(({ slug }) => slug)),
  position: fc.constantFrom(...positions),
});
/** Plans that bring both kinds of calls in every month. */
const plans = fc.record({
  monthlyPrice: fc.integer({ min: 1, max: 5000 }),
  mapPackCalls: rangeBetween(1, 200),
  ads: fc.record({
    budget: rangeBetween(0, 5000),
    costPerCall: rangeBetween(1, 300),
  }),
  callCloseRate: fc.integer({ min: 1, max: 100 }),
});

test.each<[string, Partial<ComparisonState>, object | undefined]>([
  // A policy from leads costs $400; $300 is 0.75 policies, from 3.75 calls.
  ["Map Pack calls", {}, { low: 4, high: 4 }],
  // $700 and $1,200 a month are 1.75 and 3 policies, from 8.75 and 15 calls.
  ["paid calls", { plan: "ads" }, { low: 9, high: 15 }],
  ["leads that cost nothing", { leadPrice: 0 }, undefined],
  ["calls that never close", { callCloseRate: 0 }, undefined],
])(
  "the plan costs as much as shared leads from this many calls on, with %s",
  (_, change, calls) => {
    const { bar } = writtenComparison({ ...start, ...change }, data);
    expect(bar?.breakEven).toEqual(calls);
  },
);

test.each<[string, Partial<ComparisonState>, ReturnType<typeof shown>]>([
  [
    // 300 ÷ 50 and 300 ÷ 20; one policy from five calls; 20 leads for a policy.
    "Map Pack calls only",
    {},
    [["$20", "$6–$15"], ["$400", "$30–$75"], ["2", "4–10+"], "plan"],
  ],
  [
    // 500 ÷ 100 = 5 calls, 700 ÷ 5 = 140; 1000 ÷ 50 = 20 calls, 1200 ÷ 20 = 60.
    "paid calls only",
    { plan: "ads" },
    [["$20", "$60–$140"], ["$400", "$300–$700"], ["2", "1–4"], "overlap"],
  ],
  [
    // Highest 1500 ÷ (20 + 10) = 50, lowest 1000 ÷ (50 + 10) = 16.67.
    "both kinds of calls",
    { plan: "all" },
    [["$20", "$17–$50"], ["$400", "$83–$250"], ["2", "5–14+"], "plan"],
  ],
  [
    // 10 ÷ 50 % = 20, against 30 at best.
    "shared leads that cost less",
    { leadPrice: 10, leadCloseRate: 50 },
    [["$10", "$6–$15"], ["$20", "$30–$75"], ["20", "4–10+"], "leads"],
  ],
  [
    "a month without calls, which leaves the cost open",
    { position: "fourToTen" },
    [
      ["$20", from.replace("{amount}", "$50")],
      ["$400", from.replace("{amount}", "$250")],
      ["2", "0–1.2"],
      "overlap",
    ],
  ],
])("costs worked out by hand: %s", (_, change, expected) => {
  expect(shown(change)).toEqual(expected);
});

test("an open range can lose, yet never wins", () => {
  const position = "fourToTen";
  expect(shown({ position, leadPrice: 1000 }).at(-1)).toBe("overlap");
  expect(shown({ position, leadPrice: 1 }).at(-1)).toBe("leads");
});

test.each([
  [21.4, "plan"],
  [20.4, "overlap"],
  [19.6, "overlap"],
  [18.6, "leads"],
])(
  "costs that read alike are not told apart: $%d and $20 give %s",
  (price, verdict) => {
    const costs = (leadPrice: number) =>
      leadCosts({ leadPrice, leadsPerMonth: 40, leadCloseRate: 100 });
    expect(verdictOf({ leads: costs(price), plan: costs(20) })).toBe(verdict);
  },
);

test.each<[string, Partial<ComparisonState>, "leads" | "plan"]>([
  ["no leads", { leadsPerMonth: 0 }, "leads"],
  ["a close rate of leads of zero", { leadCloseRate: 0 }, "leads"],
  ["a close rate of calls of zero", { callCloseRate: 0 }, "plan"],
  ["no calls", { position: "notRanked" }, "plan"],
  ["a plan that brings none", { plan: "none" }, "plan"],
  ["no ad budget", { plan: "ads", adBudgetFrom: 0, adBudgetTo: 0 }, "plan"],
  ["an unknown number", { leadPrice: NaN }, "leads"],
  ["an unknown ad budget", { plan: "ads", adBudgetFrom: NaN }, "plan"],
  ["a plan that is gone", { plan: "gone" }, "plan"],
])("with %s there is not enough data", (_, change, side) => {
  const { perPolicy, verdict } = writtenComparison(
    { ...start, ...change },
    data,
  );
  expect(perPolicy[side].figure).toBe(notEnoughData);
  expect(perPolicy[side === "leads" ? "plan" : "leads"].figure).toContain("$");
  expect(verdict).toBe(words.verdicts.unknown);
});

test.each([
  [1, "leads"],
  [20, "leads plan"],
  [1000, "plan"],
])(
  "with leads at $%d the verdict says when a policy costs less with %s",
  (leadPrice, sides) => {
    const { bar, verdict } = writtenComparison(
      { ...start, plan: "ads", leadPrice },
      data,
    );
    const parts = Object.entries(bar!.labels.verdict).filter(
      ([, text]) => text !== "",
    );
    expect(parts.map(([side]) => side).join(" ")).toBe(sides);
    expect(parts.map(([, text]) => text).join(" ")).toBe(verdict);
  },
);

test("no result is a false number, whatever is missing, nor upside down", () => {
  const gaps = fc.subarray(numberFields);
  fc.assert(
    fc.property(states, gaps, (state, missing) => {
      const gapped = { ...state };
      for (const field of missing) gapped[field] = NaN;
      const text = JSON.stringify(writtenComparison(gapped, data));
      expect(text).not.toMatch(/NaN|Infinity|∞|undefined|null|\{\w+\}/);
      const { leads, plan } = costsOf(gapped, data);
      for (const found of [...Object.values(leads), ...Object.values(plan)]) {
        expect(found?.low ?? 0).toBeGreaterThanOrEqual(0);
        expect(found?.high ?? Infinity).toBeGreaterThanOrEqual(found?.low ?? 0);
      }
    }),
  );
});

test("every month within the ranges costs what the range says", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const at = ({ low, high }: Range, x: number) => low + (high - low) * x;
  fc.assert(
    fc.property(plans, part, part, part, (plan, a, b, c) => {
      const budget = at(plan.ads.budget, a);
      const calls =
        at(plan.mapPackCalls, b) + budget / at(plan.ads.costPerCall, c);
      const cost = (plan.monthlyPrice + budget) / calls;
      const { perCall } = planCosts(plan);
      expect(cost).toBeGreaterThan(perCall!.low * 0.999999);
      expect(cost).toBeLessThan(perCall!.high! * 1.000001);
    }),
  );
});

test("prices times a number are costs times that number", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 50 }), (plan, times) => {
      const all = ({ low, high }: Range) => ({
        low: low * times,
        high: high * times,
      });
      const { budget, costPerCall } = plan.ads;
      const scaled = planCosts({
        ...plan,
        monthlyPrice: plan.monthlyPrice * times,
        ads: { budget: all(budget), costPerCall: all(costPerCall) },
      });
      const { perCall, perPolicy } = planCosts(plan);
      expect(scaled.perCall!.low / perCall!.low).toBeCloseTo(times);
      expect(scaled.perCall!.high! / perCall!.high!).toBeCloseTo(times);
      expect(scaled.perPolicy!.low / perPolicy!.low).toBeCloseTo(times);
    }),
  );
});

test("the two ends of the ads may stand in either order", () => {
  fc.assert(
    fc.property(states, (state) => {
      const { adBudgetFrom, adBudgetTo, adCallFrom, adCallTo } = state;
      const swapped = {
        ...state,
        ...{ adBudgetFrom: adBudgetTo, adBudgetTo: adBudgetFrom },
        ...{ adCallFrom: adCallTo, adCallTo: adCallFrom },
      };
      expect(costsOf(swapped, data)).toEqual(costsOf(state, data));
    }),
  );
});

test.each([
  [1234, "$1,200"],
  [299, "$300"],
  [14.5, "$15"],
  [7.45, "$7.50"],
  [0.25, "$0.25"],
  [0, "$0"],
  [999.9, "$1,000"],
  [123_456_789, "$120,000,000"],
])("%d is written with two significant figures: %s", (amount, text) => {
  expect(money(amount)).toBe(text);
});

test("a range whose ends read alike is one figure", () => {
  expect(writtenCost({ low: 101, high: 104 }, words)).toBe("$100");
  expect(writtenCost({ low: 101, high: 106 }, words)).toBe("$100–$110");
});

test("what was written to the address is read again", () => {
  fc.assert(
    fc.property(states, (state) => {
      for (const search of [writeState(state), searchWith("?zip=1", state)])
        expect(readState(search, data, start)).toEqual(state);
    }),
  );
});

test("no address, however odd, stops the reading or gets past the limits", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double().map(String),
    fc.constantFrom("%", "%ff", "-1", "1e999", "0x1F", "__proto__", "NaN", ""),
  );
  const query = fc
    .array(fc.tuple(fc.constantFrom(...Object.values(parameters)), odd))
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));
  fc.assert(
    fc.property(fc.oneof(odd, query), (search) =>
      expectWhole(readState(search, data, start)),
    ),
    { numRuns: 500 },
  );
});

test.each<[string, Partial<ComparisonState>]>([
  ["my-lead-price=-5", { leadPrice: 0 }],
  ["my-lead-price=99999", { leadPrice: limits.leadPrice.max }],
  ["my-lead-price=1.239", { leadPrice: 1.24 }],
  ["my-lead-rate=101", { leadCloseRate: 100 }],
  ["my-paid-from=0", { adCallFrom: 1 }],
  ["my-lead-price=ten", {}],
  ["my-lead-price=", {}],
  ["my-lead-price=1&my-lead-price=2", { leadPrice: 1 }],
  ["my-plan=gone&my-tier=toString&my-position=slug", {}],
  [
    "?my-plan=ads&my-position=notRanked",
    { plan: "ads", position: "notRanked" },
  ],
])("%s is read as it is meant, or not at all", (search, expected) => {
  expect(readState(search, data, start)).toEqual({ ...start, ...expected });
});

test("what else an address says stays as it is", () => {
  const before = "?zip=80202&my-plan=ads&utm_source=a%20b&flag";
  const search = searchWith(before, start);
  expect(search).toMatch(
    /^\?zip=80202&utm_source=a%20b&flag&my-lead-price=20&/,
  );
  expect(search.match(/my-plan=/g)).toHaveLength(1);
});

test("our names in the address are not those of the form or of an ad", () => {
  const { attribution, form } = siteContent.site;
  for (const name of Object.values(parameters)) {
    expect([...attribution, form.zipParameter, "zip"]).not.toContain(name);
    expect(name).toMatch(/^my-/);
  }
});

test.each<[string, Partial<ComparisonState>, string | undefined]>([
  ["the map", {}, "$300"],
  ["the map and ads", { plan: "all" }, "$1,000–$1,500"],
  ["ads only", { plan: "ads" }, undefined],
  ["the map at another position", { position: "fourToTen" }, undefined],
])(
  "with calls from %s, with %j, the months before the position cost %s",
  (_, change, costPerMonth) => {
    const { monthsBefore } = writtenComparison({ ...start, ...change }, data);
    expect(monthsBefore).toBe(
      costPerMonth
        ? interpolate(words.monthsBefore, { costPerMonth, position: "Top" })
        : "",
    );
  },
);

test("a start that the content cannot give is moved to what there is", () => {
  const gone = { plan: "gone", tier: "gone", position: "gone" };
  const odd = startOf({
    ...data,
    adBudget: { low: 0, high: 10_000_000 },
    adCostPerCall: { low: 0, high: 0 },
    words: { ...words, start: { ...words.start, ...gone } },
  });
  expect(odd).toMatchObject({ plan: "map", tier: "big", position: "top3" });
  expectWhole(odd);
});

test("the worked example has the results of the start, and follows its values", () => {
  const { perPolicy, verdict } = writtenComparison(start, data);
  const text = written(data);
  for (const part of [perPolicy.leads.figure, perPolicy.plan.figure, verdict])
    expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]/);
  const own = { ...words.start, leadPrice: 77, leadsPerMonth: 123 };
  const changed = written({ ...data, words: { ...words, start: own } });
  expect(changed).toMatch(/\b123\b/);
  expect(changed).toMatch(/\$77\b/);
});

test("the highest cost of the plan goes with the fewest calls, and the lowest with the most", () => {
  const { low, high } = writtenComparison(start, data).bar!.calls;
  const { perPolicy } = costsOf(start, data).plan;
  expect(planAtCalls(data)).toBe(
    `${money(perPolicy!.high!)} at ${low}\n${money(perPolicy!.low)} at ${high}`,
  );
});

test("a number of calls that is certain has one cost", () => {
  const tiers = data.tiers.map((tier) => ({
    ...tier,
    top3: { low: 20, high: 20 },
  }));
  const { perPolicy } = costsOf(start, { ...data, tiers }).plan;
  expect(planAtCalls({ ...data, tiers })).toBe(
    `${money(perPolicy!.low)} at 20`,
  );
});

test("a rank that may bring no call has the open cost, without calls", () => {
  const tiers = data.tiers.map((tier) => ({
    ...tier,
    top3: { low: 0, high: 20 },
  }));
  expect(planAtCalls({ ...data, tiers })).toBe(
    writtenComparison(start, { ...data, tiers }).perPolicy.plan.figure,
  );
});

/** What the plan costs at its fewest and its most calls, for the start. */
function planAtCalls(of: CostComparisonData): string {
  const ownWords = { ...words, atCalls: "{cost} at {calls}" };
  return writtenComparison(start, { ...of, words: ownWords }).planAtCalls;
}

/** Checks that every part of a state is one that the form can show. */
function expectWhole(state: ComparisonState) {
  for (const field of numberFields) {
    expect(state[field]).toBeGreaterThanOrEqual(limits[field].min);
    expect(state[field]).toBeLessThanOrEqual(limits[field].max);
  }
  expect(data.plans.map(({ slug }) => slug)).toContain(state.plan);
  expect(data.tiers.map(({ slug }) => slug)).toContain(state.tier);
  expect(positions).toContain(state.position);
}

/** All that the worked example says. */
function written(data: CostComparisonData) {
  const { unit, monthsBefore, caption, facts } = workedExample(data);
  return [
    unit,
    monthsBefore,
    caption,
    ...facts.flatMap(Object.values<string>),
  ].join(" ");
}
