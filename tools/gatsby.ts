import { spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { currentBuild, ports } from "../pipeline/settings";

// Runs Gatsby's `develop` or `build`. The name of a build may follow, as in
// `npm run build demo`, in place of the environment variable BUILD. A build starts
// from nothing; `--warm` keeps what webpack has compiled for the last one.

const [command = "", ...words] = process.argv.slice(2);
const isWarm = words.includes("--warm");
const name = words.find((word) => word !== "--warm");

function run(): void {
  checkFolder(process.cwd());
  if (name) process.env["BUILD"] = name;
  // Before anything is deleted.
  currentBuild();
  if (command === "build") {
    empty("public");
    empty(".cache", isWarm ? "webpack" : "");
  }
  const port = command === "develop" ? ["--port", String(ports.site)] : [];
  const gatsby = spawn(
    process.execPath,
    [require.resolve("gatsby/cli.js"), command, ...port],
    { stdio: "inherit" },
  );
  gatsby.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => gatsby.kill(signal));
}

/** Gatsby fails in a folder with one of these signs in its path, or never ends, and does not say why. */
function checkFolder(folder: string): void {
  const [sign] = /['({#%]|\[.*\]/.exec(folder) ?? [];
  if (sign)
    throw new Error(
      `Gatsby cannot work in ${folder} because of the ${sign} in the name: rename the folder, or move the site to another one.`,
    );
}

function empty(folder: string, kept = ""): void {
  for (const entry of existsSync(folder) ? readdirSync(folder) : [])
    if (entry !== kept) rmSync(join(folder, entry), { recursive: true });
}

try {
  run();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
