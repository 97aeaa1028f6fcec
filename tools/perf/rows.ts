/** A line of the table that `npm run perf` prints. */
export type Row = Record<"what" | "measured" | "budget" | "verdict", string>;

export function row(
  what: string,
  figure: number,
  budget: number,
  unit = "",
  ok = figure <= budget,
): Row {
  const text = (value: number) => `${Number(value.toFixed(2))}${unit}`;
  const verdict = ok ? "ok" : "over";
  return { what, measured: text(figure), budget: text(budget), verdict };
}

/** The median of several measurements, one after the other. */
export async function medianOf(
  runs: number,
  measure: (run: number) => Promise<number>,
): Promise<number> {
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await measure(run));
  return median(figures);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
