import {
  dollars,
  interpolate,
  grouped,
  formatRange,
  usDate,
} from "../../src/lib/figures";

test("dollars are written with a $ sign and a comma between thousands", () => {
  expect(dollars(299)).toBe("$299");
  expect(dollars(1000)).toBe("$1,000");
});

test("numbers have a comma between thousands, and not in their fraction", () => {
  expect([0, 999, 1000, 12_345, 1_234_567].map(grouped)).toEqual([
    "0",
    "999",
    "1,000",
    "12,345",
    "1,234,567",
  ]);
  expect(grouped(1234.5678)).toBe("1,234.5678");
});

test("a range is written with an en dash", () => {
  expect(formatRange({ low: 10, high: 25 })).toBe("10–25");
});

test("a plus sign follows a range that goes on", () => {
  expect(formatRange({ low: 40, high: 100, andMore: true })).toBe("40–100+");
  expect(formatRange({ low: 40, high: 100, andMore: false })).toBe("40–100");
  expect(formatRange({ low: 40, high: 100, andMore: null })).toBe("40–100");
});

test("each end of a range is written as asked", () => {
  expect(formatRange({ low: 500, high: 1000 }, dollars)).toBe("$500–$1,000");
});

test("a day is written month first", () => {
  expect(usDate("2025-06-10")).toBe("06/10/2025");
});

test("words in braces are filled in, and what is unknown stays", () => {
  expect(
    interpolate("{zip} is {city}. {toString} {none}", {
      ...{ zip: "80202", city: "Denver", none: undefined },
    }),
  ).toBe("80202 is Denver. {toString} {none}");
});
