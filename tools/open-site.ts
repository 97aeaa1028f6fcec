import { readFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "@playwright/test";
import { parse } from "yaml";
import { correctTypography } from "../pipeline/schema/typography";
import { startFormHost } from "../tests/support/form-host.mjs";
import { ensureBrowser, launchFlags } from "./browser";
import { testPorts } from "./ports";
import { serveSite } from "./site-server";

/**
 * Serves a built site and the sample form host, visits it with a browser, and
 * closes all three.
 *
 * @param visit gets the browser and the address of the site
 */
export async function withSite<Result>(
  visit: (browser: Browser, url: string) => Promise<Result>,
  directory = "public",
): Promise<Result> {
  const executablePath = await ensureBrowser();
  const formHost = await startFormHost({ port: testPorts.form });
  const site = await serveSite({ port: 0, directory });
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  try {
    return await visit(browser, site.url);
  } finally {
    await Promise.all([browser.close(), site.close(), formHost.close()]);
  }
}

/** Loads the form and makes the screen as tall as the page: a frame is painted only on the screen. */
export async function showWholePage(page: Page): Promise<void> {
  await page.locator("#form").scrollIntoViewIfNeeded();
  await formLoaded(page);
  const height = await page.evaluate(() => document.body.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width, height });
}

/** Waits until the page says that the form is ready. */
export async function formLoaded(page: Page): Promise<void> {
  const { status } = parse(readFileSync("content/form.yaml", "utf8")) as {
    status: { ready: string };
  };
  const line = page
    .getByRole("status")
    .filter({ hasText: correctTypography(status.ready) });
  await line.waitFor();
}
