import { keep, read } from "./session";

/** The sessionStorage key, to which `src/loader.ts` adds the query of each arrival. */
const storageKey = "attribution";

/** Leaves longer values out: a click ID that is cut is worse than none. */
const longestValue = 500;

/**
 * Returns the ad parameters that brought the visitor, as a query string, and
 * keeps them for the whole visit. Those of the latest address win.
 *
 * @param allowed the parameters to keep; `utm_*` matches every name with that prefix
 */
export function attribution(allowed: readonly string[]): string {
  const kept = new URLSearchParams();
  const arrivals = `${read(storageKey)}&${location.search.slice(1)}`;
  for (const [written, value] of new URLSearchParams(arrivals)) {
    const name = plainName(written);
    const fits = value && value.length <= longestValue;
    if (fits && allowed.some((pattern) => matches(name, pattern)))
      kept.set(name, value);
  }
  const query = kept.toString();
  if (query || read(storageKey)) keep(storageKey, query);
  return query;
}

/** Mail programs copy "&amp;" out of HTML, and some shorten links in capitals. */
function plainName(written: string): string {
  return written.replace(/^(amp;)+/i, "").toLowerCase();
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith("*")
    ? name.startsWith(pattern.slice(0, -1)) && name.length <= 40
    : name === pattern;
}
