import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "./build";
import { copyProject } from "./copy-project";
import { runTool, temporaryFolder } from "./run-tool";

// Builds the site here and in another folder, fails if any file of public/
// differs, and prints a digest of them all.

runTool(async () => {
  const other = join(temporaryFolder("another-folder"), "site");
  await buildSite();
  copyProject(other);
  // In this time zone it is often another day, so a build date would show.
  await buildSite({ TZ: "Pacific/Kiritimati" }, other);

  const here = hashes("public");
  const there = hashes(join(other, "public"));
  const files = Object.keys({ ...here, ...there });
  const different = files.filter((file) => here[file] !== there[file]);
  if (different.length > 0)
    throw new Error(
      `These files differ between two builds:\n${different.join("\n")}`,
    );
  console.log(
    `Two builds gave the same ${files.length} files. Digest: ${hash(JSON.stringify(here))}`,
  );
});

/** The hash of each file in a folder, sorted by path. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, hash(readFileSync(join(folder, file)))]),
  );
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
