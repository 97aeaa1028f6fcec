/**
 * Finds the five digits of a ZIP code in what a visitor typed or pasted. Accepts
 * "80202-1234", surrounding spaces, and the invisible direction marks of pasted
 * right-to-left text.
 *
 * @returns undefined if the text is not a ZIP code
 */
export function zipFrom(typed: string): string | undefined {
  return /^[\s\p{Cf}]*(\d{5})(?:[-\s]?\d{4})?[\s\p{Cf}]*$/u.exec(typed)?.[1];
}
