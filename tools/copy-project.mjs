import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Copies the project as it is now, changes that are not committed included, with
 * its packages. What git ignores otherwise, such as earlier builds, stays behind.
 *
 * @param {string} folder an empty folder, to build in
 * @throws {Error} git's, where the current folder is no clone
 */
export function copyProject(folder) {
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { encoding: "utf8" },
  );
  for (const file of new Set(files.split("\0"))) {
    if (!file || !existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  linkFiles("node_modules", join(folder, "node_modules"));
}

/**
 * A folder of the same files, without copying them. A link to the folder itself
 * would not do: webpack names modules by where they really are.
 *
 * @param {string} from
 * @param {string} to
 */
export function linkFiles(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        // Not possible from one disk to another.
        copyFileSync(source, target);
      }
    }
  }
}
