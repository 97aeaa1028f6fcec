import fc from "fast-check";
import { loadContent } from "../../pipeline/content/load-content";
import {
  costsOf,
  leadCosts,
  limits,
  money,
  numberFields,
  parameters,
  planCosts,
  readState,
  searchWith,
  startOf,
  verdictOf,
  workedExample,
  writeState,
  writtenComparison,
  writtenCost,
  type ComparisonState,
  type CostComparisonData,
  type NumberField,
  type PlanAssumptions,
} from "../../src/lib/cost-comparison";
import { positions } from "../../src/lib/positions";

const { content } = loadContent("content");
if (!content) throw new Error("The content of the site has mistakes.");
const { words, ...real }: CostComparisonData = {
  words: content.costComparison,
  terms: content.terms.items,
  notifications: content.notifications,
  ...content.pricing,
  ...content.mapPack,
};
const { from, notEnoughData } = words;

/** Plans and tiers of round numbers, so that results can be worked out by hand. */
const data: CostComparisonData = {
  ...real,
  words: {
    ...words,
    start: { ...words.start, plan: "map", tier: "big", position: "top3" },
  },
  adBudget: { low: 500, high: 1000 },
  adCostPerCall: { low: 50, high: 100 },
  plans: [
    { slug: "map", name: "Map", monthlyPrice: 300, calls: "map-pack" },
    { slug: "ads", name: "Ads", monthlyPrice: 200, calls: "ads" },
    { slug: "all", name: "All", monthlyPrice: 500, combines: ["map", "ads"] },
    { slug: "none", name: "None", monthlyPrice: 100 },
  ],
  tiers: [
    {
      ...{ slug: "big", tier: "Big", population: "1M+" },
      top3: { low: 20, high: 50, andMore: true },
      fourToTen: { low: 0, high: 6 },
      notRanked: { low: 0, high: 0 },
    },
  ],
  columns: { top3: "Top", fourToTen: "Middle", notRanked: "Out" },
};
const start = startOf(data);
const base: ComparisonState = {
  ...start,
  ...{ leadPrice: 20, leadsPerMonth: 40, leadCloseRate: 5, callCloseRate: 20 },
};

/** The results of base with changes, as they are shown. */
function shown(change: Partial<ComparisonState>) {
  const written = writtenComparison({ ...base, ...change }, data);
  const [call, policy, policies] = [
    written.perCall,
    written.perPolicy,
    written.policies,
  ].map(({ leads, plan }) => [leads.figure, plan.figure]);
  return { call, policy, policies };
}

const number = (field: NumberField) =>
  fc
    .integer({ min: limits[field].min * 100, max: limits[field].max * 100 })
    .map((cents) => cents / 100);
const numbers = fc.record(
  Object.fromEntries(
    numberFields.map((field) => [field, number(field)]),
  ) as Record<NumberField, fc.Arbitrary<number>>,
);
const states: fc.Arbitrary<ComparisonState> = fc
  .tuple(
    numbers,
    fc.record({
      plan: fc.constantFrom(...data.plans.map(({ slug }) => slug)),
      tier: fc.constant("big"),
      position: fc.constantFrom(...positions),
    }),
  )
  .map(([amounts, choices]) => ({ ...amounts, ...choices }));
/** A state in which some numbers are not known. */
const gaps = fc
  .tuple(states, fc.subarray(numberFields))
  .map(([state, missing]) => ({
    ...state,
    ...Object.fromEntries(missing.map((field) => [field, NaN])),
  }));
const rangesBetween = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([one, other]) => ({
      low: Math.min(one, other),
      high: Math.max(one, other),
    }));
/** A plan that brings calls of both kinds in every month. */
const plans: fc.Arbitrary<PlanAssumptions & Required<PlanAssumptions>> =
  fc.record({
    monthlyPrice: fc.integer({ min: 1, max: 5000 }),
    mapPackCalls: rangesBetween(1, 200),
    ads: fc.record({
      budget: rangesBetween(0, 5000),
      costPerCall: rangesBetween(1, 300),
    }),
    callCloseRate: fc.integer({ min: 1, max: 100 }),
  });

test("costs worked out by hand, Map Pack calls only", () => {
  // 300 ÷ 50 and 300 ÷ 20; one policy from five calls; 20 leads for a policy.
  expect(shown({})).toEqual({
    call: ["$20", "$6–$15"],
    policy: ["$400", "$30–$75"],
    policies: ["2", "4–10+"],
  });
  expect(verdictOf(costsOf(base, data))).toBe("plan");
});

test("costs worked out by hand, paid calls only", () => {
  // 500 ÷ 100 = 5 calls, 700 ÷ 5 = 140; 1000 ÷ 50 = 20 calls, 1200 ÷ 20 = 60.
  expect(shown({ plan: "ads" })).toEqual({
    call: ["$20", "$60–$140"],
    policy: ["$400", "$300–$700"],
    policies: ["2", "1–4"],
  });
  expect(verdictOf(costsOf({ ...base, plan: "ads" }, data))).toBe("overlap");
});

test("costs worked out by hand, both kinds of calls", () => {
  // Dearest 1500 ÷ (20 + 10) = 50, cheapest 1000 ÷ (50 + 10) = 16.67.
  expect(shown({ plan: "all" })).toEqual({
    call: ["$20", "$17–$50"],
    policy: ["$400", "$83–$250"],
    policies: ["2", "5–14+"],
  });
});

test("shared leads win where they cost less", () => {
  // 10 ÷ 50 % = 20, against 30 at best.
  const state = { ...base, leadPrice: 10, leadCloseRate: 50 };
  const { leads, plan } = costsOf(state, data);
  expect(leads.perPolicy).toEqual({ low: 20, high: 20 });
  expect(plan.perPolicy?.low).toBeCloseTo(30);
  expect(verdictOf({ leads, plan })).toBe("leads");
  expect(writtenComparison(state, data).verdict).toBe(
    words.verdicts.leads.replace("{plan}", "Map"),
  );
});

test("a month without calls leaves a cost without an upper end", () => {
  expect(shown({ position: "fourToTen" })).toMatchObject({
    call: ["$20", from.replace("{amount}", "$50")],
    policy: ["$400", from.replace("{amount}", "$250")],
    policies: ["2", "0–1.2"],
  });
});

test("an open range can lose, yet never wins", () => {
  const open = { position: "fourToTen" as const };
  const dear = { ...base, ...open, leadPrice: 1000 };
  expect(verdictOf(costsOf(dear, data))).toBe("overlap");
  const cheap = { ...base, ...open, leadPrice: 1 };
  expect(verdictOf(costsOf(cheap, data))).toBe("leads");
});

test("costs that read alike are not told apart", () => {
  const costs = (leadPrice: number) =>
    leadCosts({ ...base, leadPrice, leadCloseRate: 100 });
  const verdict = (price: number) =>
    verdictOf({ leads: costs(price), plan: costs(20) });
  expect(verdict(20.4)).toBe("overlap");
  expect(verdict(19.6)).toBe("overlap");
  expect(verdict(21.4)).toBe("plan");
  expect(verdict(18.6)).toBe("leads");
});

test.each<[string, Partial<ComparisonState>, "leads" | "plan"]>([
  ["no leads", { leadsPerMonth: 0 }, "leads"],
  ["a close rate of leads of zero", { leadCloseRate: 0 }, "leads"],
  ["a close rate of calls of zero", { callCloseRate: 0 }, "plan"],
  ["no calls", { position: "notRanked" }, "plan"],
  ["a plan that brings none", { plan: "none" }, "plan"],
  ["no ad budget", { plan: "ads", adBudgetFrom: 0, adBudgetTo: 0 }, "plan"],
  ["a number that is not known", { leadPrice: NaN }, "leads"],
  ["a part that is not known", { plan: "ads", adBudgetFrom: NaN }, "plan"],
  ["a plan that is gone", { plan: "gone" }, "plan"],
])("with %s there is not enough data", (_, change, side) => {
  const state = { ...base, ...change };
  const { perPolicy, verdict } = writtenComparison(state, data);
  const other = side === "leads" ? "plan" : "leads";
  expect(perPolicy[side].figure).toBe(notEnoughData);
  expect(perPolicy[other].figure).toContain("$");
  expect(verdictOf(costsOf(state, data))).toBe("unknown");
  expect(verdict).toBe(words.verdicts.unknown);
});

test("no result is a false number, whatever is missing", () => {
  fc.assert(
    fc.property(gaps, (state) => {
      const text = JSON.stringify(writtenComparison(state, data));
      expect(text).not.toMatch(/NaN|Infinity|∞|undefined|null|\{\w+\}/);
    }),
  );
});

test("the low end is never above the high one, and none is below zero", () => {
  fc.assert(
    fc.property(states, (state) => {
      const { leads, plan } = costsOf(state, data);
      for (const found of [...Object.values(leads), ...Object.values(plan)]) {
        if (!found) continue;
        expect(found.low).toBeGreaterThanOrEqual(0);
        expect(found.high ?? Infinity).toBeGreaterThanOrEqual(found.low);
      }
    }),
  );
});

test("every month within the ranges costs what the range says", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(plans, fc.tuple(part, part, part), (plan, [a, b, c]) => {
      const at = ({ low, high }: { low: number; high: number }, x: number) =>
        low + (high - low) * x;
      const budget = at(plan.ads!.budget, a);
      const calls =
        at(plan.mapPackCalls!, b) + budget / at(plan.ads!.costPerCall, c);
      const cost = (plan.monthlyPrice + budget) / calls;
      const { perCall } = planCosts(plan);
      expect(cost).toBeGreaterThan(perCall!.low * 0.999999);
      expect(cost).toBeLessThan(perCall!.high! * 1.000001);
    }),
  );
});

test("more calls for the same money never cost more each", () => {
  fc.assert(
    fc.property(plans, fc.nat(500), (plan, more) => {
      const { low, high } = plan.mapPackCalls!;
      const few = planCosts(plan).perCall!;
      const many = planCosts({
        ...plan,
        mapPackCalls: { low: low + more, high: high + more },
      }).perCall!;
      expect(many.low).toBeLessThanOrEqual(few.low);
      expect(many.high).toBeLessThanOrEqual(few.high!);
    }),
  );
});

test("a higher close rate never makes a policy dearer", () => {
  fc.assert(
    fc.property(states, number("callCloseRate"), (state, callCloseRate) => {
      const one = costsOf(state, data).plan.perPolicy;
      const other = costsOf({ ...state, callCloseRate }, data).plan.perPolicy;
      if (!one || !other || callCloseRate < state.callCloseRate) return;
      expect(other.low).toBeLessThanOrEqual(one.low);
    }),
  );
});

test("prices times a number are costs times that number", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 50 }), (plan, times) => {
      const all = ({ low, high }: { low: number; high: number }) => ({
        low: low * times,
        high: high * times,
      });
      const scaled = planCosts({
        ...plan,
        monthlyPrice: plan.monthlyPrice * times,
        ads: {
          budget: all(plan.ads!.budget),
          costPerCall: all(plan.ads!.costPerCall),
        },
      });
      const { perCall, perPolicy } = planCosts(plan);
      expect(scaled.perCall!.low / perCall!.low).toBeCloseTo(times);
      expect(scaled.perCall!.high! / perCall!.high!).toBeCloseTo(times);
      expect(scaled.perPolicy!.low / perPolicy!.low).toBeCloseTo(times);
    }),
  );
  fc.assert(
    fc.property(states, fc.integer({ min: 1, max: 50 }), (state, times) => {
      const once = leadCosts(state).perPolicy;
      const often = leadCosts({ ...state, leadPrice: state.leadPrice * times });
      expect(often.perPolicy?.low ?? 0).toBeCloseTo((once?.low ?? 0) * times);
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
  [7, "$7"],
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

test("what was written is read again", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readState(writeState(state), data, start)).toEqual(state);
      expect(readState(searchWith("?zip=80202", state), data, start)).toEqual(
        state,
      );
    }),
  );
});

/** Whether every part of a state is one that the form can show. */
function isWhole(state: ComparisonState): boolean {
  return (
    numberFields.every(
      (field) =>
        state[field] >= limits[field].min && state[field] <= limits[field].max,
    ) &&
    data.plans.some(({ slug }) => slug === state.plan) &&
    data.tiers.some(({ slug }) => slug === state.tier) &&
    positions.includes(state.position)
  );
}

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
    fc.property(fc.oneof(odd, query), (search) => {
      expect(isWhole(readState(search, data, start))).toBe(true);
    }),
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
  const search = searchWith(
    "?zip=80202&my-plan=ads&utm_source=a%20b&flag",
    base,
  );
  expect(search).toMatch(
    /^\?zip=80202&utm_source=a%20b&flag&my-lead-price=20&/,
  );
  expect(search.match(/my-plan=/g)).toHaveLength(1);
});

test("our names are not those of the form or of an advertisement", () => {
  const { attribution, form } = content.site;
  for (const name of Object.values(parameters)) {
    expect([...attribution, form.zipParameter, "zip"]).not.toContain(name);
    expect(name).toMatch(/^my-/);
  }
});

test("a start that the content cannot give is moved to what there is", () => {
  const odd = startOf({
    ...data,
    adBudget: { low: 0, high: 10_000_000 },
    adCostPerCall: { low: 0, high: 0 },
    words: {
      ...words,
      start: { ...words.start, plan: "gone", tier: "gone", position: "gone" },
    },
  });
  expect(odd).toMatchObject({ plan: "map", tier: "big", position: "top3" });
  expect(isWhole(odd)).toBe(true);
});

test("the start of the real content names a plan and a tier that there are, and gives a result for each plan", () => {
  const whole = { ...real, words };
  const first = startOf(whole);
  expect([first.plan, first.tier, first.position]).toEqual([
    words.start.plan,
    words.start.tier,
    words.start.position,
  ]);
  for (const { slug } of whole.plans) {
    const { plan } = costsOf({ ...first, plan: slug }, whole);
    expect([slug, plan.perPolicy]).toEqual([slug, expect.anything()]);
  }
});

test("the worked example has the results of the start, and no braces left", () => {
  const { sentences } = workedExample(data);
  const { perPolicy, verdict } = writtenComparison(start, data);
  const text = sentences.join(" ");
  for (const part of [perPolicy.leads.figure, perPolicy.plan.figure, verdict])
    expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]/);
});

test("the worked example follows the starting values of the content", () => {
  const own = { ...data.words.start, leadPrice: 77, leadsPerMonth: 123 };
  const { sentences } = workedExample({
    ...data,
    words: { ...data.words, start: own },
  });
  expect(sentences.join(" ")).toMatch(/\b123 .*\$77 /);
});
