import { zipFrom } from "./zip";

/** The sessionStorage key. */
const storageKey = "zip";

/** The event of the window after the ZIP code has changed. */
export const zipChanged = "zip-changed";

/** The ZIP code where the browser forbids storage; lasts until the next page. */
let remembered = "";

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
  return zipFrom(text ?? remembered);
}

/** Keeps what a visitor typed if it is a ZIP code, forgets the last one if it is empty, and ignores anything else. */
export function setZip(typed: string): void {
  const zip = zipFrom(typed);
  if ((!zip && typed.trim() !== "") || zip === getZip()) return;
  remembered = zip ?? "";
  try {
    sessionStorage.setItem(storageKey, remembered);
  } catch {
    // Storage is forbidden or full.
  }
  window.dispatchEvent(new Event(zipChanged));
}
