/**
 * Finds the five digits of a ZIP code in what a visitor typed or pasted;
 * "80202-1234" is good, and so are blanks around it and the invisible marks that
 * text from right to left is pasted with.
 *
 * @returns undefined when it is no ZIP code
 */
export function zipFrom(typed: string): string | undefined {
  return /^[\s\p{Cf}]*(\d{5})(?:[-\s]?\d{4})?[\s\p{Cf}]*$/u.exec(typed)?.[1];
}
