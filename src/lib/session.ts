/** What the storage has refused, by keys. */
const kept = new Map<string, string>();

/** Whether the browser forbids storage, so that the next page knows nothing of this one. */
export function forgets(): boolean {
  try {
    return !window.sessionStorage;
  } catch {
    return true;
  }
}

/** Reads what the visit has kept: as long as the tab lasts, never sent to a server. Empty if there is nothing. */
export function read(key: string): string {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text for the visit; where storage is forbidden or full, until the next page. */
export function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    kept.delete(key);
  } catch {
    kept.set(key, text);
  }
}
