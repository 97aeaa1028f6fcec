import { existsSync, readdirSync } from "node:fs";
import { ensureBrowser } from "./browser.mjs";
import { ensurePrograms, findProgram } from "./programs.mjs";

/** @returns {string | undefined} the path of Firefox, if it is installed */
export function findFirefox() {
  return findProgram("firefox-esr") ?? findProgram("firefox");
}

/**
 * WebKit's own small browser; Debian keeps it in a folder named after the
 * machine's kind.
 *
 * @returns {string | undefined} its path, if it is installed
 */
export function findMiniBrowser() {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
}

/**
 * Sees to it that there are Chromium, Firefox and WebKit, with the driver of
 * WebKit and a screen for it, and installs them where it can.
 *
 * @param {object} [options]
 * @param {AbortSignal} [options.signal] stops a running installation
 * @throws {Error} one sentence that says what to do when one is missing
 */
export async function ensureRealBrowsers({ signal } = {}) {
  await ensureBrowser({ signal });
  await ensurePrograms(
    {
      "firefox-esr": findFirefox,
      "webkit2gtk-driver": () =>
        findProgram("WebKitWebDriver") && findMiniBrowser(),
      xvfb: () => findProgram("Xvfb"),
      xauth: () => findProgram("xauth"),
    },
    "the tests walk through the site with them",
    { signal },
  );
}
