/**
 * What a ZIP code field accepts, for its `pattern` attribute too: five digits
 * anywhere in the text, since an address ends with them. They may be the start
 * of nine, as in "80202-1234".
 */
export const zipPattern = String.raw`(?:.*\D)?(\d{5})(?:\d{4})?(?:\D.*)?`;

const wholeText = new RegExp(`^${zipPattern}$`);

/** The scripts of digits that keyboards write, by their zero: full-width, Arabic-Indic and extended Arabic-Indic. */
const zeros = [0xff10, 0x0660, 0x06f0];

/** Writes digits of other scripts as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => one <= code && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Finds the five digits of a ZIP code in what a visitor typed or pasted, for
 * example "80202", "80202–1234" or "Denver, CO 80202".
 *
 * @returns undefined if the text has no ZIP code
 */
export function zipFrom(typed: string): string | undefined {
  return wholeText.exec(withPlainDigits(typed))?.[1];
}
