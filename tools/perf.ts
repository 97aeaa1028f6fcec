import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { startCaddy } from "../tests/support/caddy";
import { ensureBrowser, launchFlags } from "./browser";
import { buildSite } from "./build";
import { writeBarePage } from "./perf/bare-page";
import { measureBuild } from "./perf/build";
import { measureInteractions } from "./perf/interactions";
import { measurePaints, measureScores } from "./perf/lighthouse";
import type { Row } from "./perf/rows";
import { readPort } from "./ports";
import { runTool } from "./run-tool";

// Measures the budgets of docs/performance.md, prints them as a table, and ends
// with exit code 1 when one is exceeded. "-- --build" measures build and edit.

const runs = Number(process.env["PERF_RUNS"] ?? 5);
const port = readPort("PERF_PORT", 9222);

runTool(async () => {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      ...launchFlags,
      `--remote-debugging-port=${port}`,
      // The certificate is Caddy's own.
      "--ignore-certificate-errors",
    ],
  });
  try {
    const rows = process.argv.includes("--build")
      ? await measureBuild(browser, runs)
      : await measureSite(browser);
    console.table(rows);
    if (rows.some(({ verdict }) => verdict === "over")) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});

/** Ours and the bare page, both from Caddy with TLS, HTTP/2 and our headers. */
async function measureSite(browser: Browser): Promise<Row[]> {
  await buildSite();
  const headers = readFileSync("deploy/headers.caddy", "utf8");
  const site = await startCaddy("public", headers);
  const folder = mkdtempSync(join(tmpdir(), "bare-"));
  for (const [route, file] of Object.entries({
    "/": "index.html",
    "/privacy-policy": "privacy-policy.html",
  }))
    await writeBarePage(browser, site.url + route, join(folder, file));
  const bare = await startCaddy(folder, headers);
  try {
    return [
      ...(await measurePaints(port, [site.url, bare.url], runs)),
      ...(await measureScores(port, site.url, runs)),
      ...(await measureInteractions(browser, site.url, runs)),
    ];
  } finally {
    await site.stop();
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}
