interface HandOver {
  zip?: string | undefined;
  /** The provider's query parameter for a ZIP code; without it, the ZIP code is not passed on. */
  zipParameter?: string | null | undefined;
  /** The query string from `attribution`. */
  attribution?: string;
}

/**
 * Returns the address of the form, for the frame and for the direct link.
 *
 * @param address from the provider's snippet; its own query stays
 */
export function formUrl(
  address: string,
  { zip, zipParameter, attribution = "" }: HandOver = {},
): string {
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(attribution))
    url.searchParams.set(name, value);
  if (zip && zipParameter) url.searchParams.set(zipParameter, zip);
  return url.href;
}
