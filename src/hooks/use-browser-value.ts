import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Reads a constant value that only the browser knows, such as the query in the
 * address, without a hydration mismatch.
 *
 * @param read must return an identical value on every call
 * @param server the value in the built page
 */
export function useBrowserValue<T>(read: () => T, server: T): T {
  return useSyncExternalStore(never, read, () => server);
}
