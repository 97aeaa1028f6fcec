import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { execaSync } from "execa";

/**
 * Copies the project with its packages and uncommitted changes, but without the
 * files that git ignores.
 *
 * @param folder an empty folder
 */
export function copyProject(folder: string): void {
  const options = ["-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = execaSync("git", ["ls-files", ...options]);
  for (const file of new Set(stdout.split("\0")))
    if (file && existsSync(file)) cpSync(file, join(folder, file));
  linkFiles("node_modules", join(folder, "node_modules"));
}

/**
 * Fills a new folder with hard links. A symbolic link to the folder would not
 * do: webpack names modules by their real path.
 */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target); // on another disk
      }
  }
}
