import { defineConfig } from "@playwright/test";
import { findBrowser, launchFlags } from "./tools/browser";
import { testPorts } from "./tools/ports";

const onCi = Boolean(process.env["CI"]);
const browser = findBrowser();
const siteUrl = `http://localhost:${testPorts.site}`;
const formHostUrl = `http://localhost:${testPorts.form}`;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "tests",
  workers: 2,
  retries: 0,
  forbidOnly: onCi,
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    baseURL: siteUrl,
    // A trace of every test doubles the time of the run.
    screenshot: "only-on-failure",
    launchOptions: {
      args: launchFlags,
      ...(browser && { executablePath: browser }),
    },
  },
  // A folder each; what differs by screen runs on both screens.
  projects: [
    {
      name: "phone",
      testMatch: "e2e/{phone,every-screen}/*.spec.ts",
      use: phone,
    },
    {
      name: "desktop",
      testMatch: "e2e/{desktop,every-screen}/*.spec.ts",
      use: desktop,
    },
    // Slow tests of what rarely breaks; they set a phone's screen themselves.
    {
      name: "nightly",
      testDir: "tests/nightly",
      timeout: 120_000,
      use: desktop,
    },
  ],
  // The site has to be built beforehand, with FORM_HOST set to the form host.
  webServer: [
    {
      command: "node --import tsx tools/serve.ts",
      env: { PORT: String(testPorts.site) },
      url: siteUrl,
      reuseExistingServer: !onCi,
    },
    {
      command: "node --import tsx tools/form-host.ts",
      env: { PORT: String(testPorts.form) },
      url: formHostUrl,
      reuseExistingServer: !onCi,
    },
  ],
});
