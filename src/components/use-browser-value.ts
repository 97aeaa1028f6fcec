import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A value that only the browser knows and that stays as it is, such as what the
 * address says.
 *
 * @param read reads the value in the browser; same value, same identity
 * @param server what the built page has in its place
 */
export function useBrowserValue<T>(read: () => T, server: T): T {
  return useSyncExternalStore(never, read, () => server);
}
