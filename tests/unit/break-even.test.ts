import {
  breakEvenLeads,
  leadCostPerPolicy,
  planCostPerPolicy,
  readNumber,
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
  [299, 20, 15],
  [299, 13, 23],
  [299, 19.99, 15],
  [299, 299, 1],
  [299, 1_000, 1],
  // Slightly more than 15 in floating point.
  [21, 1.4, 15],
])(
  "a month of $%d costs as much as shared leads at $%d from lead %i on",
  (monthlyPrice, leadPrice, leads) => {
    expect(breakEvenLeads(monthlyPrice, leadPrice)).toBe(leads);
  },
);

test("a policy costs as many leads as it takes to bind one", () => {
  expect(leadCostPerPolicy(numbers)).toBe(200);
  expect(leadCostPerPolicy({ ...numbers, leadCloseRate: 3 })).toBe(667);
  const cheap = { ...numbers, leadPrice: 0.25, leadCloseRate: 100 };
  expect(leadCostPerPolicy(cheap)).toBe(0.25);
});

test("a policy of the plan costs least with the most calls", () => {
  const calls = { low: 40, high: 100, andMore: true };
  expect(planCostPerPolicy(299, calls, numbers)).toEqual({ low: 30, high: 75 });
  const best = { ...numbers, callCloseRate: 100 };
  expect(planCostPerPolicy(299, calls, best)).toEqual({
    low: 3,
    high: 7,
  });
});

test("a month that may bring no call has no highest cost", () => {
  const { high } = planCostPerPolicy(299, { low: 0, high: 5 }, numbers);
  expect(high).toBe(Infinity);
});
