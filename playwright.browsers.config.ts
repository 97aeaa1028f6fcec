import { defineConfig } from "@playwright/test";
import { findBrowser, launchFlags } from "./tools/browser";
import { testPorts } from "./tools/ports";
import { findFirefox, findMiniBrowser } from "./tools/programs";
import type { Engine } from "./tests/support/journey";

const onCi = Boolean(process.env["CI"]);
const engines: Engine[] = [
  {
    name: "chromium",
    executablePath: findBrowser() ?? "chromium",
    args: launchFlags,
  },
  { name: "firefox", executablePath: findFirefox() ?? "firefox" },
  { name: "webkit", executablePath: findMiniBrowser() ?? "MiniBrowser" },
];
const siteUrl = `http://localhost:${testPorts.site}`;

/** The main journeys, each in three real browsers. */
export default defineConfig<object, { engine: Engine }>({
  testDir: "tests/browsers",
  // WebKit's driver has one window at a time.
  workers: 1,
  retries: 0,
  forbidOnly: onCi,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  projects: engines.map((engine) => ({ name: engine.name, use: { engine } })),
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
      url: `http://localhost:${testPorts.form}`,
      reuseExistingServer: !onCi,
    },
  ],
});
