interface FormAddress {
  readonly host: string;
  readonly widgetPath: string;
  readonly formId: string;
  /** The query parameter for a ZIP code; without it, the ZIP code is not passed on. */
  readonly zipParameter?: string | null | undefined;
}

interface HandOver {
  zip?: string | undefined;
  /** The query string from `attribution`. */
  attribution?: string;
}

/** Returns the address of the form, for the frame and for the direct link. */
export function formUrl(
  { host, widgetPath, formId, zipParameter }: FormAddress,
  { zip, attribution = "" }: HandOver = {},
): string {
  const query = new URLSearchParams(attribution);
  if (zip && zipParameter) query.set(zipParameter, zip);
  const suffix = `?${query}`;
  return `${host}${widgetPath}${formId}${suffix === "?" ? "" : suffix}`;
}
