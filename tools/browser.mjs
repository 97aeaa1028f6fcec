import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const isRoot = process.getuid?.() === 0;

/** Flags for a browser that tests nothing but this site, offline. */
export const launchFlags = [
  // Chromium refuses to run sandboxed as root, as in most containers.
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/**
 * Looks for a Chromium to test with: the one that CHROMIUM_PATH names, then
 * Playwright's own, then an installed Chrome, Chromium or (on Windows) Edge.
 *
 * @returns {string | undefined} its path, or nothing when there is none
 * @throws {Error} when CHROMIUM_PATH names no file
 */
export function findBrowser() {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  return chosen || [playwrightsOwn(), ...systemPaths()].find(existsSync);
}

/**
 * Finds a browser as `findBrowser` does, or else tries to install one.
 *
 * @param {object} [options]
 * @param {AbortSignal} [options.signal] stops a running installation
 * @returns {Promise<string>} the browser's path
 * @throws {Error} one sentence that says what to do when there is none and none
 *   could be installed; the signal's reason when aborted
 */
export async function ensureBrowser({ signal } = {}) {
  const installs = ["npx playwright install --with-deps chromium"];
  if (isRoot && existsSync("/etc/debian_version")) {
    // First, since it is the smaller download and works behind a mirror.
    for (const name of ["chromium", "chromium-headless-shell"]) {
      installs.unshift(`apt-get update && apt-get install -y ${name}`);
    }
  }
  let browser = findBrowser();
  for (const install of installs) {
    if (browser) break;
    await run(install, { signal });
    browser = findBrowser();
  }
  if (browser) return browser;
  throw new Error(
    "No browser to test with: install Chrome or Chromium, or set CHROMIUM_PATH to the program.",
  );
}

// Asked for only when needed: this file is read before packages are installed.
function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  return require("@playwright/test").chromium.executablePath();
}

function systemPaths() {
  const env = process.env;
  if (process.platform === "win32") {
    return under(
      [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]],
      [
        "Google/Chrome/Application/chrome.exe",
        "Chromium/Application/chrome.exe",
        "Microsoft/Edge/Application/msedge.exe",
      ],
    );
  }
  if (process.platform === "darwin") {
    return under(
      ["/Applications", join(homedir(), "Applications")],
      [
        "Google Chrome.app/Contents/MacOS/Google Chrome",
        "Chromium.app/Contents/MacOS/Chromium",
      ],
    );
  }
  return under((env["PATH"] ?? "").split(delimiter), [
    // The tests take half the time in it.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ]);
}

/**
 * @param {(string | undefined)[]} folders
 * @param {string[]} names in order of preference
 */
function under(folders, names) {
  return names.flatMap((name) =>
    folders.flatMap((folder) => (folder ? [join(folder, name)] : [])),
  );
}
