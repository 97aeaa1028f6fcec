import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Gatsby empties it when a package or its own configuration changes. */
const notes = ".cache/made";

/** All of `build/` in one file, as Gatsby runs it, and what else decides how the site is made. */
const code = [
  ".cache/compiled/gatsby-node.js",
  "package-lock.json",
  "babel.config.js",
  "postcss.config.js",
  "build/postcss-unneeded.js",
  "build/short-class-names.js",
];

/**
 * Changes with the code that makes the site, not with its content.
 *
 * @param from all else that it has to change with
 */
export function codeDigest(from?: unknown): string {
  const files = code.map((file) => readFileSync(file, "utf8"));
  return digest([...files, JSON.stringify(from)].join("\0"));
}

/**
 * Makes files, unless those of the last build are still good.
 *
 * @param name a name for what is made, which no other has
 * @param from all that the files are made of, besides code
 * @param files one or more of them, or their folder; made anew when one is gone
 */
export async function whenChanged(
  name: string,
  from: unknown,
  files: string[],
  make: () => void | Promise<void>,
): Promise<void> {
  const note = join(notes, name);
  const now = codeDigest(from);
  const before = existsSync(note) && readFileSync(note, "utf8");
  if (before === now && files.every((file) => existsSync(file))) return;
  mkdirSync(notes, { recursive: true });
  // Whoever is interrupted half-way has to begin anew.
  rmSync(note, { force: true });
  await make();
  writeFileSync(note, now);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
