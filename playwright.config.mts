import { defineConfig } from "@playwright/test";
import { findBrowser, launchFlags } from "./tools/browser.mjs";
import { testPorts } from "./tools/ports.mjs";

const onCi = Boolean(process.env["CI"]);
const browser = findBrowser();
const siteUrl = `http://localhost:${testPorts.site}`;
const formHostUrl = `http://localhost:${testPorts.form}`;

/** These set their own screens, or need none, so one project runs them. */
const onDesktopOnly = [
  "accessibility",
  "appearance",
  "compressed",
  "copied-tables",
  "discovery",
  "find-in-page",
  "headers",
  "hosting",
  "layout",
  "layout-lists",
  "print",
  "published-files",
  "publishing",
  "reader-view",
  "refusals",
  "right-to-left",
  "structured-data",
  "styles",
  "transcripts",
  "translation",
  "valid-html",
];

/** These are about time, messages and addresses, which are the same on all screens; so one project is enough, and visitors come on phones first. */
const onPhoneOnly = [
  "attribution",
  "fault-connection",
  "fault-matrix",
  "lead-form-faults",
  "lead-form-frame",
  "starter",
  "zip-field",
];

const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "tests/e2e",
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
  projects: [
    {
      name: "phone",
      testIgnore: files(onDesktopOnly),
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: "desktop",
      testIgnore: files(onPhoneOnly),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  // The site has to be built beforehand, with FORM_HOST set to the form host.
  webServer: [
    {
      command: "node tools/serve.mjs",
      env: { PORT: String(testPorts.site) },
      url: siteUrl,
      reuseExistingServer: !onCi,
    },
    {
      command: "node tests/support/form-host.mjs",
      env: { PORT: String(testPorts.form) },
      url: `${formHostUrl}/js/form_embed.js`,
      reuseExistingServer: !onCi,
    },
  ],
});
