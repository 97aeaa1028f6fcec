import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of the built files whose names match. Skips folders: page-data has one named `404.html`. */
export function builtFiles(name: RegExp): string[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
