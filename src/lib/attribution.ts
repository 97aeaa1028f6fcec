/** The sessionStorage key. Unlike a cookie, it ends with the tab and is never sent to a server. */
const storageKey = "attribution";

/** Cuts longer values; real click IDs are much shorter. */
const longestValue = 200;

/** The fallback for browsers that forbid storage; lasts until the next full page load. */
let remembered = "";

/**
 * Returns the ad parameters that brought the visitor, as a query string, and
 * keeps them for the whole visit. Parameters in the current address win over
 * those of an earlier page.
 *
 * @param allowed the parameters to keep; `utm_*` matches every name with that prefix
 */
export function attribution(allowed: readonly string[]): string {
  const kept = new URLSearchParams(stored());
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (value && allowed.some((pattern) => matches(name, pattern))) {
      kept.set(name, value.slice(0, longestValue));
    }
  }
  remembered = kept.toString();
  try {
    if (remembered) sessionStorage.setItem(storageKey, remembered);
  } catch {
    // Storage is forbidden, so `remembered` is the only copy.
  }
  return remembered;
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith("*")
    ? name.startsWith(pattern.slice(0, -1)) && name.length <= 40
    : name === pattern;
}

function stored(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? remembered;
  } catch {
    return remembered;
  }
}
