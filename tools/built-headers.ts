import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the built site; empty if there is none. */
export function readBuilt(name: string): string {
  const file = join("public", name);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
}

/** The addresses of the built pages but the error page: `_headers` has a rule for each. An HTML file in `static/` is not one. */
export function builtPages(): string[] {
  return readBuilt("_headers").match(/^\/[\w-]*$/gm) ?? [];
}

/** The headers that the rules in `_headers` give an address; a later rule wins. */
export function builtHeaders(path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of readBuilt("_headers").split("\n\n")) {
    const [pattern = "", ...headers] = rule.split("\n");
    const applies = pattern.endsWith("*")
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    for (const header of applies ? headers : []) {
      const [name = "", ...value] = header.trim().split(": ");
      found.set(name.toLowerCase(), value.join(": "));
    }
  }
  return found;
}
