import fc from "fast-check";
import {
  dollars,
  formatRange,
  grouped,
  interpolate,
  usDate,
} from "../../src/lib/figures";

test("numbers and dollars are written as a browser in the US writes them, with cents only where there are some", () => {
  const number = fc.nat({ max: 1e9 });
  const cents = fc.constantFrom(0, 0.5, 0.25);
  fc.assert(
    fc.property(number, cents, (whole, part) => {
      expect(grouped(whole)).toBe(whole.toLocaleString("en-US"));
      const currency = { style: "currency", currency: "USD" } as const;
      const written = (whole + part).toLocaleString("en-US", currency);
      expect(dollars(whole + part)).toBe(written.replace(/\.00$/, ""));
    }),
  );
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
