import {
  dollars,
  formatRange,
  grouped,
  interpolate,
  usDate,
} from "../../src/lib/figures";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [12_345, "12,345"],
  [1_234_567, "1,234,567"],
])("%d is written %s, and with a $ sign as dollars", (number, written) => {
  expect(grouped(number)).toBe(written);
  expect(dollars(number)).toBe(`$${written}`);
});

test("dollars have cents only where there are some", () => {
  expect(dollars(1234.5)).toBe("$1,234.50");
});

test.each([
  [{ low: 10, high: 25 }, "10–25"],
  [{ low: 40, high: 100, andMore: true }, "40–100+"],
  [{ low: 40, high: 100, andMore: false }, "40–100"],
  [{ low: 40, high: 100, andMore: null }, "40–100"],
  [{ low: 2, high: 2 }, "2"],
])("the range %j is written %s", (range, written) => {
  expect(formatRange(range)).toBe(written);
});

test("each end of a range is written as asked", () => {
  expect(formatRange({ low: 500, high: 1000 }, dollars)).toBe("$500–$1,000");
});

test("a day is written month first", () => {
  expect(usDate("2025-06-10")).toBe("06/10/2025");
});

test("words in braces are filled in, and what is unknown stays", () => {
  const values = { zip: "80202", city: "Denver", none: undefined };
  expect(interpolate("{zip} is {city}. {toString} {none}", values)).toBe(
    "80202 is Denver. {toString} {none}",
  );
});
