/** Two ends of a range as content holds them, for example `{ low: 40, high: 100, andMore: true }`. */
export interface RangeOfNumbers {
  readonly low: number;
  readonly high: number;
  readonly andMore?: boolean | null | undefined;
}

/**
 * Writes a number with commas between its thousands: 1000 is "1,000". By hand,
 * since the first `toLocaleString` takes a slow phone a tenth of a second.
 */
export function grouped(amount: number): string {
  const [whole = "", fraction] = String(amount).split(".");
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction ? `${thousands}.${fraction}` : thousands;
}

/** Writes a whole number of dollars: 1000 is "$1,000". */
export function dollars(amount: number): string {
  return `$${grouped(amount)}`;
}

/**
 * Writes a range with an en dash: "40–100+".
 *
 * @param write how each end is written, for example `dollars`
 */
export function formatRange(
  { low, high, andMore }: RangeOfNumbers,
  write: (end: number) => string = grouped,
): string {
  return `${write(low)}–${write(high)}${andMore ? "+" : ""}`;
}

/** Writes a day as the specification does: "2025-06-10" is "06/10/2025". */
export function usDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

/** Fills a text in: `{zip}` becomes the value of that name. What has no value stays as it is. */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole,
  );
}
