import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The headers that the build's `_headers` gives an address.
 *
 * @returns by name in lower case
 */
export function headersFor(
  path: string,
  directory = "public",
): Record<string, string> {
  const rules = read(directory, "_headers").split("\n\n");
  const found: Record<string, string> = {};
  for (const rule of rules) {
    const [pattern = "", ...headers] = rule.split("\n");
    const applies = pattern.endsWith("*")
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!applies) continue;
    for (const header of headers) {
      const [name = "", ...value] = header.trim().split(": ");
      found[name.toLowerCase()] = value.join(": ");
    }
  }
  return found;
}

/** Where the build's `_redirects` leads from an address, if anywhere. */
export function redirectFor(
  path: string,
  directory = "public",
): string | undefined {
  return read(directory, "_redirects")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([from]) => from === path)?.[1];
}

function read(directory: string, name: string): string {
  const file = join(directory, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
}
