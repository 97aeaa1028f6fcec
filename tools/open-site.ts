import { chromium, type Browser } from "@playwright/test";
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
