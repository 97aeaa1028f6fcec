import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of the files of the built site whose names match. A folder may have a page's name: the data of the 404 page are in one called 404.html. */
export function builtFiles(name: RegExp): string[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
