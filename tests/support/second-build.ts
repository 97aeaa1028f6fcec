import { createHash } from "node:crypto";
import {
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { builtFiles } from "../../pipeline/publish/built-files";
import { writeCompressed } from "../../pipeline/publish/compress";
import { loadContent } from "../../pipeline/content/load-content";
import { finishPages, integrityOf } from "../../pipeline/publish/defer-scripts";
import { writeHeaders } from "../../pipeline/publish/headers";
import { testPorts } from "../../tools/ports.mjs";

/**
 * Makes a build that has not one script, page or style sheet in common with the
 * one in `public/`, as if all of the code had changed. Of the first build's
 * files, since a second one by Gatsby takes a minute; what comes after Gatsby,
 * from the integrity of scripts to the headers, is done by the build's own code.
 *
 * @param folder where `public/` and `deploy/` are to be
 * @param title what the pages' titles start with
 */
export async function makeSecondBuild(
  folder: string,
  title: string,
): Promise<void> {
  // What has not changed is not to be compressed again.
  const asItIs = { recursive: true, preserveTimestamps: true };
  cpSync("public", join(folder, "public"), asItIs);
  cpSync("deploy", join(folder, "deploy"), asItIs);
  const project = process.cwd();
  const sources = ["content", "src"].map((name) => [
    join(project, name),
    join(folder, name),
  ]) as [string, string][];
  for (const [from, to] of sources) symlinkSync(from, to);
  process.env["FORM_HOST"] ??= `http://localhost:${testPorts.form}`;
  process.chdir(folder);
  try {
    changeEverything(title);
    const { content } = loadContent("content", process.env["FORM_HOST"]);
    if (!content) throw new Error("The content has mistakes.");
    finishPages(content);
    writeHeaders(content);
    await writeCompressed();
  } finally {
    process.chdir(project);
  }
  for (const [, to] of sources) rmSync(to);
}

function changeEverything(title: string): void {
  // Scripts have them in their names, and name each other by them.
  const hashes = /\b[0-9a-f]{20}\b/g;
  const another = (hash: string) =>
    createHash("sha256").update(hash).digest("hex").slice(0, hash.length);
  const scripts = builtFiles(/\.js$/);
  const integrities = new Map(
    scripts.map((path) => [integrityOf(path), path] as const),
  );
  for (const path of builtFiles(/\.(html|js|json)$/)) {
    const text = readFileSync(path, "utf8");
    const changed = text
      .replace(hashes, another)
      .replace(/(<title[^>]*>)/, `$1${title} `)
      .replace("</style>", "html{--build:second}</style>");
    const script = path.endsWith(".js") ? "\n//second" : "";
    if (changed + script !== text) writeFileSync(path, changed + script);
  }
  // One of them has those of the scripts that it loads.
  for (const path of scripts) {
    const text = readFileSync(path, "utf8");
    const changed = text.replace(/sha256-[\w+/]{43}=/g, (integrity) => {
      const loaded = integrities.get(integrity);
      return loaded ? integrityOf(loaded) : integrity;
    });
    if (changed !== text) writeFileSync(path, changed);
  }
  for (const path of builtFiles(/-[0-9a-f]{20}\.js/))
    renameSync(
      path,
      path.replace(basename(path).match(hashes)?.[0] ?? "", another),
    );
}
