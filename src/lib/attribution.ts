/** Where the visit's attribution is kept: gone with the tab, and never sent by the browser itself. */
const storageKey = "attribution";

/** Longer values are cut: no real click id comes near it. */
const longestValue = 200;

/** For browsers that forbid storage: lasts until the next full page load. */
let remembered = "";

/**
 * Which advertisement brought the visitor, as a query string that stays the
 * same for the whole visit. Parameters of the present address win over those
 * of an earlier page.
 *
 * @param allowed the names that are kept; `utm_*` stands for all that begin so
 */
export function attribution(allowed: readonly string[]): string {
  const kept = new URLSearchParams(stored());
  for (const [name, value] of [...arrivedWith(), ...parametersOf(location)]) {
    if (value && allowed.some((pattern) => matches(name, pattern))) {
      kept.set(name, value.slice(0, longestValue));
    }
  }
  remembered = kept.toString();
  try {
    if (remembered) sessionStorage.setItem(storageKey, remembered);
  } catch {
    // Storage is forbidden: memory has to do.
  }
  return remembered;
}

/**
 * The parameters of the page of ours that led here. A form that is sent before
 * React has taken over replaces the address's own.
 */
function arrivedWith() {
  if (!document.referrer.startsWith(`${location.origin}/`)) return [];
  return parametersOf(new URL(document.referrer));
}

function parametersOf({ search }: { search: string }) {
  return new URLSearchParams(search);
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
