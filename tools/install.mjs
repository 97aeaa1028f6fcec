import { existsSync, readFileSync } from "node:fs";
import { run } from "./run.mjs";

const lockFile = "package-lock.json";
// npm's own record of what it has put into node_modules.
const installedFile = "node_modules/.package-lock.json";

/**
 * Installs the project's packages when they are missing or are not the ones in
 * `package-lock.json`; otherwise does nothing. Needs only Node and npm.
 *
 * @param {object} [options]
 * @param {AbortSignal} [options.signal] stops a running installation
 * @returns {Promise<void>} when every package is in place
 * @throws {Error} one sentence that says what to do when Node is another or npm
 *   fails (npm's own words are on the screen by then); the signal's reason when
 *   aborted
 */
export async function ensureInstalled({ signal } = {}) {
  requireNode(readJson("package.json").engines.node);
  if (isInstalled()) return;

  // The first answers also where the environment says "production" or "quiet".
  const always = "--include=dev --loglevel=notice --no-audit --no-fund";
  // Not "npm ci": where a mirror leaves out packages for other systems, npm
  // refuses its own lock file. This installs the versions of the lock file too.
  const install = "npm install";
  if ((await run(`${install} ${always}`, { signal })) !== 0) {
    throw new Error(
      `${install} failed: see its message above, check the network connection, and try again.`,
    );
  }
}

/** @param {string} range the package's `engines.node`, such as "^20.19.0 || ^22.13.0" */
function requireNode(range) {
  const [ownMajor, ownMinor = 0] = numbers(process.versions.node);
  const lines = range.split("||").map(numbers);
  const fits = lines.some(
    ([major, minor = 0]) => ownMajor === major && ownMinor >= minor,
  );
  if (fits) return;
  const wanted = lines.map(
    ([major, minor]) => `${major} (from ${major}.${minor})`,
  );
  throw new Error(
    `Node ${wanted.join(" or ")} is needed, and this is ${process.versions.node}: install the LTS version from https://nodejs.org.`,
  );
}

/** @param {string} version */
function numbers(version) {
  return (version.match(/\d+/g) ?? []).map(Number);
}

// By content, since a checkout or a copy sets dates that say nothing.
function isInstalled() {
  if (!existsSync(installedFile)) return false;
  if (!existsSync(lockFile)) return true;
  const installed = readJson(installedFile).packages;
  return Object.entries(readJson(lockFile).packages).every(
    ([path, wanted]) =>
      path === "" ||
      // Optional packages are often meant for another system.
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
