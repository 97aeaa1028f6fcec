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
  const missing = () =>
    ["nginx", "caddy", "openssl"].filter((name) => !findProgram(name));
  const isRoot = process.getuid?.() === 0;
  if (missing().length > 0 && isRoot && existsSync("/etc/debian_version"))
    await run(
      `apt-get update && apt-get install -y --no-install-recommends ${missing().join(" ")}`,
      // Not to be started as services.
      { env: { RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" }, signal },
    );
  const names = missing();
  if (names.length > 0)
    throw new Error(
      `Install ${names.join(" and ")}: the tests serve the site with them.`,
    );
}
