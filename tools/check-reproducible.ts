import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { buildSite } from "./build";
import { copyProject } from "./copy-project";
import { runTool, temporaryFolder } from "./run-tool";

// Builds the site from nothing here and in another folder, compares all files of
// public/ and prints a digest of them.

runTool(async () => {
  const other = join(temporaryFolder("another-folder"), "site");
  await buildSite();
  copyProject(other);
  // On another day, so that the date of a build shows.
  await buildSite({ TZ: "Pacific/Kiritimati" }, other);

  const here = hashes("public");
  const there = hashes(join(other, "public"));
  const different = [...new Set([...here.keys(), ...there.keys()])].filter(
    (file) => here.get(file) !== there.get(file),
  );
  if (different.length > 0)
    throw new Error(
      `These files differ between two builds:\n${different.join("\n")}`,
    );
  console.log(
    `Two builds gave the same ${here.size} files. Digest: ${hash(JSON.stringify([...here]))}`,
  );
});

/** The hash of each file in a folder, sorted by path. */
function hashes(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), hash(readFileSync(file))]),
  );
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
