import {
  breakEvenCalls,
  policyCosts,
  reachOf,
  readNumber,
  type CalculatorNumbers,
} from "../../src/calculator/break-even";

const limits = { min: 1, max: 1_000 };
const numbers = { leadPrice: 20, leadCloseRate: 10, callCloseRate: 10 };

test.each([
  ["20", 20],
  [" 12.5 ", 12.5],
  ["$20", 20],
  ["10 %", 10],
  ["1,000", 1_000],
  ["1", 1],
  ["3.14159", 3.14],
])("%j is read as a number", (typed, number) => {
  expect(readNumber(typed, limits)).toBe(number);
});

test.each([
  ...["", " ", "0", "0.99", "-5", "1000.01", "1e2", "0x10", "Infinity"],
  ...[
    "twenty",
    "20 dollars",
    "1.2.3",
    "1,2",
    "10,00",
    "20-30",
    ".",
    "$",
    "２０",
  ],
])("%j is no number within the limits", (typed) => {
  expect(readNumber(typed, limits)).toBeUndefined();
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

/** The tiers of a table, with one that hardly gets a call. */
const ranges = [
  { low: 40, high: 100, andMore: true },
  { low: 20, high: 50, andMore: true },
  { low: 10, high: 30 },
  { low: 0, high: 7 },
];

/** What the sentence and the table say about the given numbers, where they contradict each other or the exact fraction. */
function contradictions(
  monthlyPrice: number,
  given: CalculatorNumbers,
): string[] {
  const said = breakEvenCalls(monthlyPrice, given);
  // Whole numbers of any length: cents, and hundredths of a percent.
  const whole = (number: number) => BigInt(Math.round(number * 100));
  const theirs = whole(monthlyPrice) * whole(given.leadCloseRate);
  const ours = whole(given.leadPrice) * whole(given.callCloseRate);
  const { leads, plan, write } = policyCosts(monthlyPrice, given, ranges);
  const read = (cost: number) => Number(write(cost).replace(/[$,]/g, ""));
  const found: string[] = [];
  const expectAt = (holds: boolean, words: string) => {
    if (!holds)
      found.push(`${JSON.stringify({ monthlyPrice, ...given })}: ${words}`);
  };
  const breaksEven = (calls: number) => BigInt(calls) * ours >= theirs;
  expectAt(breaksEven(said), `${said} calls are too few`);
  expectAt(!breaksEven(said - 1), `${said - 1} calls are enough`);
  ranges.forEach((range, index) => {
    const { low: least, high: most } = plan[index]!;
    for (const [calls, cost] of [
      [range.high, least],
      [range.low, most],
    ] as const) {
      const shown = calls === 0 ? Infinity : read(cost);
      expectAt(
        shown <= read(leads) === calls >= said,
        `${calls} calls cost ${shown}, leads ${read(leads)}, break-even ${said}`,
      );
    }
    const reached = [range.low, range.high].filter(breaksEven).length;
    expectAt(
      reachOf(range, said) === (["none", "some", "all"] as const)[reached],
      `${reached} ends of ${index} are reached`,
    );
  });
  return found;
}

test("for whole prices and shares, sentence and table never disagree", () => {
  const found: string[] = [];
  for (const leadPrice of [1, 13, 20, 99])
    for (let leadCloseRate = 1; leadCloseRate <= 100; leadCloseRate += 1)
      for (let callCloseRate = 1; callCloseRate <= 100; callCloseRate += 1)
        found.push(
          ...contradictions(299, { leadPrice, leadCloseRate, callCloseRate }),
        );
  expect(found).toEqual([]);
});

/** Numbers from 0 to 1 that are the same in every run. */
function* fractions() {
  for (let seed = 1; ; seed = (seed * 48_271) % 2_147_483_647)
    yield seed / 2_147_483_647;
}

test("for any prices with cents and any shares with decimals, they do not either", () => {
  const random = fractions();
  const next = (min: number, max: number, step: number) =>
    Math.round((min + random.next().value! * (max - min)) / step) * step;
  const found: string[] = [];
  for (let run = 0; run < 5_000; run += 1) {
    const monthlyPrice = Math.max(1, next(1, [40, 400, 2_000][run % 3]!, 1));
    const leadPrice = next(1, [5, 60, 1_000][run % 3]!, 0.01);
    const callCloseRate = next(0.1, [2, 30, 100][run % 3]!, 0.01);
    const leadCloseRate = next(0.1, [2, 30, 100][run % 3]!, 0.01);
    found.push(
      ...contradictions(monthlyPrice, {
        leadPrice,
        leadCloseRate,
        callCloseRate,
      }),
    );
    // A hair beside a break-even at exactly the end of a range.
    const calls = ranges[run % 3]!.low;
    const close =
      Math.round((calls * leadPrice * callCloseRate * 100) / monthlyPrice) /
      100;
    for (const near of [close - 0.01, close, close + 0.01])
      if (near >= 0.1 && near <= 100)
        found.push(
          ...contradictions(monthlyPrice, {
            leadPrice,
            callCloseRate,
            leadCloseRate: near,
          }),
        );
  }
  expect(found).toEqual([]);
});
