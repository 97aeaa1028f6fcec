import { withPlainDigits } from "./zip";

/** A range as content holds it, for example `{ low: 40, high: 100, andMore: true }`. */
export interface RangeOfNumbers {
  readonly low: number;
  readonly high: number;
  readonly andMore?: boolean | null | undefined;
}

/**
 * Writes a number with thousands separators: 1000 is "1,000". Does not use
 * `toLocaleString`, whose first call takes 100 ms on a slow phone.
 */
export function grouped(amount: number | string): string {
  const [whole = "", fraction] = String(amount).split(".");
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction ? `${thousands}.${fraction}` : thousands;
}

/** Writes dollars, and cents only where there are some: 1000 is "$1,000", 2.5 is "$2.50". */
export function dollars(amount: number): string {
  return `$${grouped(Number.isInteger(amount) ? amount : amount.toFixed(2))}`;
}

/**
 * Writes a range with an en dash: "40–100+". Ends that read alike are written once.
 *
 * @param write formats each end, for example `dollars`
 */
export function formatRange(
  { low, high, andMore }: RangeOfNumbers,
  write: (end: number) => string = grouped,
): string {
  const [from, to] = [write(low), write(high)];
  return (from === to ? from : `${from}–${to}`) + (andMore ? "+" : "");
}

/** Writes a date the American way: "2025-06-10" is "06/10/2025". */
export function usDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

/** Replaces each `{name}` in a text with the value of that name. Names without a value stay as they are. */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole,
  );
}

/** Takes the unit off a number that was typed, also one that is half typed, and writes its digits as 0 to 9. */
export function withoutUnit(text: string): string {
  return withPlainDigits(text.normalize("NFKC"))
    .trim()
    .replace(
      /^(?:U(?:SD?)?)? ?[$%]? ?| ?(?:U(?:S(?:D| ?\$)?)?|dollars|[$%])$/gi,
      "",
    );
}

/**
 * Reads a number as it was meant: "$1,325", "1 325", "US$30", "12.5 %", "12,5".
 *
 * @returns undefined for a part of a number, a rate, words, and "1.000", which may be 1 or 1000
 */
export function numberFrom(text: string): number | undefined {
  const typed = withoutUnit(text);
  const digits = /^[1-9]\d{0,2}([ ,'’])\d{3}(?:\1\d{3})*(?:\.\d*)?$/.test(typed)
    ? typed.replace(/[^\d.]/g, "")
    : typed.replace(/^(\d*)[,٫](\d{0,2})$/, "$1.$2");
  const isNumber = /^(?:\d+\.?\d*|\.\d+)$/.test(digits);
  const isAmbiguous = /^[1-9]\d{0,2}\.000$/.test(digits);
  return isNumber && !isAmbiguous ? Number(digits) : undefined;
}
