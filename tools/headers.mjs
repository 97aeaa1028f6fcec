import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The headers that the build has written for static hosts.
 *
 * @param {string} path of an address
 * @param {string} [directory] the built site
 * @returns {Record<string, string>} by name in lower case; none when the build wrote none
 */
export function headersFor(path, directory = "public") {
  /** @type {Record<string, string>} */
  const found = {};
  const file = join(directory, "_headers");
  if (!existsSync(file)) return found;
  for (const rule of readFileSync(file, "utf8").trim().split("\n\n")) {
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

/**
 * Where the build has told static hosts to lead from an address.
 *
 * @param {string} path of an address
 * @param {string} [directory] the built site
 * @returns {string | undefined} the path of a page, if the address has moved
 */
export function redirectFor(path, directory = "public") {
  const file = join(directory, "_redirects");
  if (!existsSync(file)) return undefined;
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([from]) => from === path)?.[1];
}
