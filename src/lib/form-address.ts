interface FormAddress {
  readonly host: string;
  readonly widgetPath: string;
  readonly formId: string;
  /** The name under which the provider takes a ZIP code; without one, none is handed over. */
  readonly zipParameter?: string | null | undefined;
}

interface HandOver {
  zip?: string | undefined;
  /** A query string, as `attribution` makes it. */
  attribution?: string;
}

/** The address of the form, the same for the frame, the dialog and the plain link. */
export function formAddress(
  { host, widgetPath, formId, zipParameter }: FormAddress,
  { zip, attribution = "" }: HandOver = {},
): string {
  const query = new URLSearchParams(attribution);
  if (zip && zipParameter) query.set(zipParameter, zip);
  const suffix = `?${query}`;
  return `${host}${widgetPath}${formId}${suffix === "?" ? "" : suffix}`;
}
