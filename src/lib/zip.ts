/**
 * What a ZIP code field accepts, for its `pattern` attribute too: five digits
 * anywhere in the text, since an address ends with them. They may be the start
 * of nine, as in "80202-1234".
 */
export const zipPattern = String.raw`(?:.*\D)?(\d{5})(?:\d{4})?(?:\D.*)?`;

const wholeText = new RegExp(`^${zipPattern}$`);

/**
 * Finds the five digits of a ZIP code in what a visitor typed or pasted, for
 * example "80202", "80202–1234" or "Denver, CO 80202".
 *
 * @returns undefined if the text has no ZIP code
 */
export function zipFrom(typed: string): string | undefined {
  return wholeText.exec(typed)?.[1];
}
