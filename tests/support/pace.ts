import type { Page } from "@playwright/test";
import type { Guard } from "./page";

/** Holds scripts back. Returns what lets them come. */
export async function holdBack(page: Page, address: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Opens a page whose scripts are held back, as on a slow network.
 *
 * @returns lets the scripts come and waits until they have taken over
 */
export async function openBeforeScripts(page: Page, path = "/") {
  const release = await holdBack(page, "**/*.js");
  await page.goto(path);
  return async () => {
    release();
    await page.waitForSelector("html.hydrated");
  };
}

/** Opens a page whose scripts are blocked; those inside the page itself run. */
export async function openWithoutScripts(
  page: Page,
  guard: Guard,
  path = "/",
): Promise<void> {
  guard.expectError(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
  await page.goto(path);
}
