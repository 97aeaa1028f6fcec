/** A single value in plain data: where it is, and what holds it. */
export interface Leaf {
  path: PropertyKey[];
  value: unknown;
  parent?: Record<PropertyKey, unknown>;
}

/** All values in plain data that are no list and no group of fields; null is one. */
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
