import { zipFrom } from "./zip";

const storageKey = "zip";

/** The event of the window after the ZIP code has changed. */
export const zipChanged = "asked-zip";

/**
 * Returns the ZIP code that the visitor asks about, one for the whole site;
 * undefined as long as there is none. It is in sessionStorage, so it lasts as
 * long as the tab and never goes to a server.
 */
export function getZip(): string | undefined {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(storageKey);
  } catch {
    // Storage is forbidden.
  }
  return zipFrom(text ?? document.documentElement.dataset[storageKey] ?? "");
}

/** Keeps what a visitor typed if it is a ZIP code, forgets the last one if it is empty, and ignores anything else. */
export function setZip(typed: string): void {
  const zip = zipFrom(typed);
  if ((!zip && typed.trim() !== "") || zip === getZip()) return;
  try {
    sessionStorage.setItem(storageKey, zip ?? "");
  } catch {
    // Storage is forbidden or takes nothing; the attribute is in its place.
  }
  markAsked(zip);
  window.dispatchEvent(new Event(zipChanged));
}

/** Sets the attribute of the page for the styles (`asked:`). Unlike a variable, it is shared with `src/startup/`. */
export function markAsked(zip: string | undefined): void {
  document.documentElement.dataset[storageKey] = zip ?? "";
}
