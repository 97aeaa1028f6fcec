import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

// The system's folders are not in everybody's PATH.
const folders = [
  ...(process.env["PATH"] ?? "").split(delimiter),
  "/usr/sbin",
  "/usr/local/sbin",
];

/**
 * @param {string} name of a program
 * @returns {string | undefined} where it is, or nothing when it is not installed
 */
export function findProgram(name) {
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/**
 * Sees to it that the web servers are there for which `deploy/` has a
 * configuration, and installs them where it can.
 *
 * @param {object} [options]
 * @param {AbortSignal} [options.signal] stops a running installation
 * @throws {Error} one sentence that says what to do when one is missing
 */
export async function ensureWebServers({ signal } = {}) {
  const find = (/** @type {string} */ name) => () => findProgram(name);
  await ensurePrograms(
    { nginx: find("nginx"), caddy: find("caddy"), openssl: find("openssl") },
    "the tests serve the site with them",
    { signal },
  );
}

/**
 * Sees to it that programs are there, and installs them where it can.
 *
 * @param {Record<string, () => string | undefined>} packages how to find what
 *   each of Debian's packages brings
 * @param {string} purpose what they are for, for the message
 * @param {object} [options]
 * @param {AbortSignal | undefined} [options.signal] stops a running installation
 * @throws {Error} one sentence that says what to do when one is missing
 */
export async function ensurePrograms(packages, purpose, { signal } = {}) {
  const missing = () =>
    Object.keys(packages).filter((name) => !packages[name]?.());
  const isRoot = process.getuid?.() === 0;
  if (missing().length > 0 && isRoot && existsSync("/etc/debian_version"))
    await run(
      `apt-get update && apt-get install -y --no-install-recommends ${missing().join(" ")}`,
      // Not to be started as services.
      { env: { RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" }, signal },
    );
  const names = missing();
  if (names.length > 0)
    throw new Error(`Install ${names.join(" and ")}: ${purpose}.`);
}
