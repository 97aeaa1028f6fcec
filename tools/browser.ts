import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { execa } from "execa";
import { aptInstall, findProgram } from "./programs";

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
  if (chosen) return chosen;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  // The tests take half the time in it, and chrome-launcher does not know it.
  return findProgram("chromium-headless-shell") ?? findChrome();
}

function findChrome(): string | undefined {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined; // how chrome-launcher says that there is none
  }
}

/**
 * Finds a Chromium, and installs one if there is none.
 *
 * @throws {Error} one sentence that says what to do if that fails
 */
export async function ensureBrowser(): Promise<string> {
  const installs = [
    // apt first: a smaller download, which also works behind a mirror.
    // Liberation is Debian's Arial: the fallback fonts are fitted to it.
    () => aptInstall(["chromium-headless-shell", "fonts-liberation"]),
    () => aptInstall(["chromium"]),
    () =>
      execa("playwright", ["install", "--with-deps", "chromium"], {
        preferLocal: true,
        reject: false,
        stdio: ["ignore", "inherit", "inherit"],
      }),
  ];
  for (const install of installs) {
    if (findBrowser()) break;
    await install();
  }
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    "No browser to test with: install Chrome or Chromium, or set CHROMIUM_PATH to the program.",
  );
}
