import { closest, distance } from "fastest-levenshtein";

/**
 * The known name that is closest in spelling to a wrong one, if it is close.
 *
 * @param most how many letters may differ, apart from capitals
 */
export function nearest(
  name: string,
  known: readonly string[],
  most = Math.max(2, name.length / 3),
): string | undefined {
  if (known.length === 0) return undefined;
  const near = closest(name, [...known]);
  return distance(name.toLowerCase(), near.toLowerCase()) <= most
    ? near
    : undefined;
}
