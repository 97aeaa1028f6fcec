// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// Installs the project's packages unless those of package-lock.json are there
// already. It runs before the install, so it is plain JavaScript and needs only
// Node and npm.

const problem = wrongNode() ?? failedInstall();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}

function wrongNode() {
  const [ownMajor = 0, ownMinor = 0] = numbers(process.versions.node);
  const lines = readJson("package.json").engines.node.split("||").map(numbers);
  for (const [major, minor] of lines)
    if (ownMajor === major && ownMinor >= minor) return undefined;
  const wanted = lines.map(
    (/** @type {number[]} */ [major, minor]) =>
      `${major} (from ${major}.${minor})`,
  );
  return `This is Node ${process.versions.node}, and the site needs ${wanted.join(" or ")}: install the LTS version from https://nodejs.org.`;
}

/** @param {string} version */
function numbers(version) {
  return (version.match(/\d+/g) ?? []).map(Number);
}

function failedInstall() {
  if (isInstalled()) return undefined;
  // Not "npm ci": where a mirror leaves out packages for other systems, npm
  // refuses its own lock file. "--include=dev" also under NODE_ENV=production.
  const { status } = spawnSync(
    "npm install --include=dev --loglevel=notice --no-audit --no-fund",
    { shell: true, stdio: ["ignore", "inherit", "inherit"] },
  );
  if (status === 0) return undefined;
  return "npm install failed: see its message above, check the network connection, and try again.";
}

/** Compares contents, since a checkout changes the files' dates. */
function isInstalled() {
  // npm's own record of what it has put into node_modules.
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, wanted]) =>
      path === "" ||
      // Optional packages are often for another system.
      (wanted.optional && !installed[path]) ||
      installed[path]?.version === wanted.version,
  );
}

/**
 * @param {string} file
 * @returns {any}
 */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
