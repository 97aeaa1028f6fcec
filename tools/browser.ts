import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Flags for a browser that opens nothing but this site, offline. */
export const launchFlags = [
  // Chromium refuses to run sandboxed as root, as in most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** The names of an installed Chromium. The shell without windows runs the tests in half the time. */
const programs = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
];

/**
 * Finds a Chromium: the one that CHROMIUM_PATH names, then Playwright's own, then
 * an installed one.
 *
 * @throws {Error} if CHROMIUM_PATH names no file
 */
export function findBrowser(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const installed = programs.flatMap((program) =>
    folders.map((folder) => join(folder, program)),
  );
  return [chosen, chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Finds a Chromium, and installs one if there is none.
 *
 * @throws {Error} one sentence that says what to do if that fails
 */
export function ensureBrowser(): string {
  const installs = [
    "npx playwright install --with-deps chromium-headless-shell",
    // Where Playwright's downloads are out of reach, Debian's package may not be.
    "apt-get update && apt-get install --yes chromium-headless-shell fonts-liberation",
  ];
  for (const install of installs) {
    const found = findBrowser();
    if (found) return found;
    spawnSync(install, {
      shell: true,
      stdio: ["ignore", "inherit", "inherit"],
    });
  }
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    "No browser to test with: install Chrome or Chromium, or set CHROMIUM_PATH to the program.",
  );
}

// Not `import.meta`, for which Playwright would read this file as a module.
if (process.argv[1] === __filename) ensureBrowser();
