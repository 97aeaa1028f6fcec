import { keep, read } from "./session";
import { zipFrom } from "./zip";

/** The sessionStorage key. */
const storageKey = "zip";

/** The event of the window after the ZIP code has changed. */
export const zipChanged = "zip-changed";

/**
 * Returns the ZIP code that the visitor asks about, one for the whole site;
 * undefined as long as there is none.
 */
export function getZip(): string | undefined {
  return zipFrom(read(storageKey));
}

/** Keeps what a visitor typed if it is a ZIP code, forgets the last one if it is empty, and ignores anything else. */
export function setZip(typed: string): void {
  const zip = zipFrom(typed);
  if ((!zip && typed.trim() !== "") || zip === getZip()) return;
  keep(storageKey, zip ?? "");
  window.dispatchEvent(new Event(zipChanged));
}
