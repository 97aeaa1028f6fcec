/**
 * Finds the five digits of a ZIP code in what a visitor typed or pasted;
 * "80202-1234" is good, and so are blanks around it.
 *
 * @returns undefined when it is no ZIP code
 */
export function zipFrom(typed: string): string | undefined {
  return /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(typed)?.[1];
}
