/** A single value in plain data, with its path and parent. */
interface Leaf {
  path: PropertyKey[];
  value: unknown;
  parent?: Record<PropertyKey, unknown>;
}

/** Lists all values in plain data that are neither arrays nor objects; includes null. */
export function walk(
  value: unknown,
  path: PropertyKey[] = [],
  parent?: Leaf["parent"],
): Leaf[] {
  if (typeof value !== "object" || value === null) {
    return [{ path, value, ...(parent && { parent }) }];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    walk(
      child,
      [...path, Array.isArray(value) ? Number(key) : key],
      value as Record<PropertyKey, unknown>,
    ),
  );
}
