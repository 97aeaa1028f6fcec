import { defineConfig } from "@playwright/test";
import type { Options } from "./tests/support/page";
import { findBrowser, launchFlags } from "./tools/browser";
import { ports } from "./pipeline/settings";

const onCi = Boolean(process.env["CI"]);
const site = `http://localhost:${ports.site}`;
const browser = findBrowser();
const chromium = {
  launchOptions: {
    // A page stays in the process that its empty tab began with, which spares a tenth of the run.
    args: [...launchFlags, "--renderer-process-limit=1"],
    ...(browser && { executablePath: browser }),
  },
};
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig<object, Options>({
  testDir: "tests/e2e",
  workers: 2,
  // Files differ in length; without this, one worker waits for the last.
  fullyParallel: true,
  retries: 0,
  forbidOnly: onCi,
  reporter: [
    ["list"],
    ["html", { open: "never" }],
    // Shows what failed on the lines of the pull request.
    ...(process.env["GITHUB_ACTIONS"] ? ([["github"]] as const) : []),
  ],
  use: {
    baseURL: site,
    // Smooth scrolling and the drawings' motion take time; tests of motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test doubles the time of the run.
    screenshot: "only-on-failure",
  },
  // A test runs on the phone, one with the tag @desktop on the desktop, and one
  // with the tag @every-screen on both.
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { ...chromium, ...phone },
    },
    {
      name: "desktop",
      grep: /@desktop|@every-screen/,
      use: { ...chromium, ...desktop },
    },
    // The main journeys in Playwright's own Firefox and WebKit.
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      grep: /@smoke/,
      use: { browserName, ...desktop },
    })),
    // What holds for any content, on the site that is built of it.
    {
      name: "content",
      testDir: "tests/content",
      use: { ...chromium, ...desktop, folder: "content" },
    },
    // Not a test of this build but of the site at the address in SITE.
    {
      name: "live",
      testDir: "tests/live",
      testMatch: "live.spec.ts",
      use: { ...chromium, ...desktop },
    },
    // Not a test of the site but of the form provider that its content names.
    {
      name: "form",
      testDir: "tests/live",
      testMatch: "form.spec.ts",
      use: chromium,
    },
  ],
  // The site has to be built beforehand: npm run build demo.
  ...(!process.env["SITE"] && {
    webServer: {
      command: "npm run serve",
      url: site,
      reuseExistingServer: !onCi,
    },
  }),
});
