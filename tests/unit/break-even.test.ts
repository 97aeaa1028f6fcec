import fc from "fast-check";
import {
  breakEvenCalls,
  limits,
  policyCosts,
  reachOf,
  readNumber,
} from "../../src/calculator/break-even";

const numbers = { leadPrice: 20, leadCloseRate: 10, callCloseRate: 10 };

test.each([
  ["20", 20],
  [" 12.5 ", 12.5],
  ["$20", 20],
  ["10 %", 10],
  ["1,000", 1_000],
  ["1", 1],
  ["3.14159", 3.14],
  // A keyboard that has only a comma.
  ["12,5", 12.5],
  ["12,50", 12.5],
  ["12,", 12],
  // Full-width and Arabic digits.
  ["２５", 25],
  ["＄２５．５", 25.5],
  ["٢٥٫٥", 25.5],
  ["30$", 30],
  ["US$30", 30],
  ["US $30", 30],
  ["30 USD", 30],
  ["%30", 30],
  ["1 000", 1_000],
  ["1\u202f000", 1_000],
  ["1’000", 1_000],
  ["1,000.00", 1_000],
])("%j is read as a number", (typed, number) => {
  expect(readNumber(typed, limits.leadPrice)).toBe(number);
});

test.each([
  ...["", " ", "0", "0.99", "-5", "1000.01", "1e2", "0x10", "Infinity"],
  ...["twenty", "20-30", "20/month", "1.2.3", "1,2,3", ".", ",", "$", "$%"],
  // Could be two numbers, or a slip.
  ...["1.000", "1,0000", "0,125", "1 00", "10 00", "1,000 000"],
])("%j is no number within the limits", (typed) => {
  expect(readNumber(typed, limits.leadPrice)).toBeUndefined();
});

test.each([
  [299, 20, 10, 10, 15],
  [299, 20, 10, 3, 50],
  [300, 20, 10, 10, 15],
  [301, 20, 10, 10, 16],
  [299, 1_000, 0.1, 100, 1],
  [299, 1, 100, 0.1, 299_000],
  // Slightly more than 15 in floating point.
  [21, 1.4, 10, 10, 15],
])(
  "$%d a month, against leads at $%d: when %d and %d of 100 bind, %i calls break even",
  (monthlyPrice, leadPrice, leadCloseRate, callCloseRate, calls) => {
    const given = { leadPrice, leadCloseRate, callCloseRate };
    expect(breakEvenCalls(monthlyPrice, given)).toBe(calls);
  },
);

test.each([
  [20, "all"],
  [21, "some"],
  [50, "some"],
  [51, "none"],
] as const)(
  "of a break-even at %i, %s of 20–50+ calls reach it",
  (breakEven, reach) => {
    const range = { low: 20, high: 50, andMore: true };
    expect(reachOf(range, breakEven)).toBe(reach);
  },
);

test("a policy costs as many leads as it takes to bind one, and least with the most calls", () => {
  const { leads, plan, write } = policyCosts(299, numbers, [
    { low: 40, high: 100, andMore: true },
  ]);
  expect(write(leads)).toBe("$200");
  expect([plan[0]!.low, plan[0]!.high].map(write)).toEqual(["$30", "$75"]);
});

test("a month that may bring no call has no highest cost", () => {
  const { plan } = policyCosts(299, numbers, [{ low: 0, high: 5 }]);
  expect(plan[0]!.high).toBe(Infinity);
});

test("less than a dollar keeps its cents", () => {
  const cheap = { leadPrice: 1, leadCloseRate: 100, callCloseRate: 100 };
  const { plan, write } = policyCosts(9, cheap, [{ low: 10, high: 30 }]);
  expect([plan[0]!.low, plan[0]!.high].map(write)).toEqual(["$0.30", "$0.90"]);
});

/** Numbers as visitors type them, in hundredths: whole ones, which often break even exactly, or any. */
function typedNumbers({ min, max }: { min: number; max: number }) {
  const whole = fc.integer({ min: Math.ceil(min), max });
  return fc.oneof(
    whole.map((number) => number * 100),
    fc.integer({ min: min * 100, max: max * 100 }),
  );
}

/** Calls a month. */
const range = fc
  .tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 }))
  .map(([low, more]) => ({ low, high: low + more }));

const input = fc
  .record({
    monthlyPrice: fc.integer({ min: 1, max: 2_000 }),
    ranges: fc.array(range, { minLength: 1, maxLength: 3 }),
    lead: typedNumbers(limits.leadPrice),
    callRate: typedNumbers(limits.callCloseRate),
    anyRate: typedNumbers(limits.leadCloseRate),
    beside: fc.constantFrom(-1, 0, 1, NaN),
  })
  .map(({ anyRate, beside, ...rest }) => {
    const { monthlyPrice, ranges, lead, callRate } = rest;
    const calls = ranges.at(-1)!.low;
    // Mostly a hair beside the rate at which these calls break even.
    const near =
      Math.round((calls * lead * callRate) / (monthlyPrice * 100)) + beside;
    return { ...rest, leadRate: near >= 10 && near <= 10_000 ? near : anyRate };
  });

/** Sentence, table and mark, as the page has them. */
const onPage = fc.property(
  input,
  ({ monthlyPrice, ranges, lead, callRate, leadRate }) => {
    const numbers = {
      leadPrice: lead / 100,
      leadCloseRate: leadRate / 100,
      callCloseRate: callRate / 100,
    };
    const said = breakEvenCalls(monthlyPrice, numbers);
    const { leads, plan, write } = policyCosts(monthlyPrice, numbers, ranges);
    const shown = (cost: number) => Number(write(cost).replace(/[$,]/g, ""));
    const isCheap = (cost: number) => shown(cost) <= shown(leads);
    // Fractions, exactly.
    const breaksEven = (calls: number) =>
      BigInt(calls) * BigInt(lead * callRate) >=
      BigInt(monthlyPrice * 100 * leadRate);
    expect({
      sentence: [said - 1, said].map(breaksEven),
      table: plan.map(({ low, high }) => [isCheap(high), isCheap(low)]),
      marks: ranges.map((range) => reachOf(range, said)),
    }).toEqual({
      sentence: [false, true],
      table: ranges.map(({ low, high }) => [low, high].map(breaksEven)),
      marks: ranges.map(({ low, high }) => {
        const reached = [low, high].filter(breaksEven).length;
        return ["none", "some", "all"][reached];
      }),
    });
  },
);

test("for all numbers that the fields accept, sentence, table and mark say what the exact fractions say", () => {
  // The same in every run, so that no change of the content meets an old mistake.
  fc.assert(onPage, { seed: 1, numRuns: 10_000 });
});
