import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
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
import { row, type Row } from "./perf/rows";
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
      ...(await measureWeight(browser, site.url)),
    ];
  } finally {
    await site.stop();
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measureWeight(browser: Browser, url: string): Promise<Row[]> {
  const scripts = new Set<string>();
  const page = await browser.newPage();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(url);
  await page.locator(".hydrated").waitFor();
  await page.waitForLoadState("networkidle");
  await page.close();
  const size = (path: string) => statSync(`public${path}.gz`).size / 1_000;
  const sum = [...scripts].reduce((total, path) => total + size(path), 0);
  return [
    row("scripts of /, gzip", sum, 110, " kB"),
    row("document of /, gzip", size("/index.html"), 22, " kB"),
  ];
}
