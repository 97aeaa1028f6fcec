/** @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/**
 * The median of one figure.
 *
 * @param {Record<string, number>[]} results the figures of each run, by their names
 * @param {string} name
 */
export function medianOf(results, name) {
  return median(results.map((result) => result[name] ?? NaN));
}
