import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { file, tailwindsClasses } from "./short-class-names";
import { whenChanged } from "./when-changed";

/** Writes down a short name for each class that Tailwind makes for `src/`. */
export async function writeShortClassNames(): Promise<void> {
  const source = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => readFileSync(path, "utf8"));
  await whenChanged("class-names", source, [file], async () =>
    writeFileSync(file, JSON.stringify(shortNames(await tailwindsClasses()))),
  );
}

/**
 * @param classes may be listed more than once; one that is a plain word, such as
 *   `hidden`, keeps its name, since a script may use the word for something else
 * @returns names of one letter, then of two and more, by the class
 */
export function shortNames(classes: readonly string[]): Record<string, string> {
  const unmistakable = new Set(classes.filter((name) => /[^a-z]/.test(name)));
  return Object.fromEntries(
    [...unmistakable].map((name, index) => [name, letters(index)]),
  );
}

/** `a` to `z`, `aa` to `zz` and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
