import { mkdtempSync, rmSync, writeFileSync, cpSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { ensureBrowser, launchFlags } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { measureInteractions } from "./interactions.mjs";
import { medianOf } from "./median.mjs";
import { run } from "./run.mjs";
import { serveSite } from "./serve.mjs";

// Compares the built site with a bare HTML page of the same text, served by the
// same server and measured in turns, and holds both against the budgets of
// docs/performance.md. Ends with exit code 1 when one is exceeded.

const runs = Number(process.env["PERF_RUNS"] ?? 5);
const port = 9222;
const routes = ["/", "/privacy-policy"];
/** Has no text worth a comparison, but its scores count. */
const missing = "/404";
/** What a page that is missing has to be, and Lighthouse counts against it. */
const asMissing = {
  ignoreStatusCode: true,
  skipAudits: ["http-status-code", "is-crawlable", "errors-in-console"],
};
const profiles = { phone: undefined, desktop: desktopConfig };
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** The most that each may be: a ratio to the bare page, or a figure of its own. */
const budgets = /** @type {const} */ ({
  "first-contentful-paint": { ratio: 1.15 },
  "largest-contentful-paint": { ratio: 1.15 },
  "speed-index": { ratio: 1.2 },
  "total-blocking-time": { most: 30 },
  "cumulative-layout-shift": { most: 0 },
});

/** @type {string[]} */
const exceeded = [];

await ensureInstalled();
const executablePath = await ensureBrowser();
// Not the test form host: what is measured is what would be published.
await run("npm run --silent clean && npm run --silent build");
const site = await serveSite({ port: 0 });
const bareFolder = mkdtempSync(join(tmpdir(), "bare-"));
const browser = await chromium.launch({
  executablePath,
  args: [
    ...launchFlags,
    `--remote-debugging-port=${port}`,
    // React DOM makes errors as it starts. For the stack of each, a browser that
    // is watched, as here, would compile all of React DOM once more.
    "--js-flags=--no-enable-lazy-source-positions",
  ],
});
try {
  await writeBarePages();
  const bare = await serveSite({ port: 0, directory: bareFolder });
  for (const profile of /** @type {const} */ (["phone", "desktop"]))
    for (const route of routes) await compare(profile, route, bare.url);
  for (const profile of /** @type {const} */ (["phone", "desktop"])) {
    console.log(`\n${profile} ${missing}`);
    const results = [];
    for (let index = 0; index < runs; index += 1)
      results.push(await measure(site.url + missing, profile, asMissing));
    checkScores(profile, missing, results);
  }
  await bare.close();
  exceeded.push(...(await measureInteractions(browser, site.url, runs)));
} finally {
  await browser.close();
  await site.close();
  rmSync(bareFolder, { recursive: true });
}
for (const line of exceeded) console.error(`over budget: ${line}`);
process.exitCode = exceeded.length > 0 ? 1 : 0;

/**
 * Writes a bare page for each route: its headings, paragraphs and links, and no
 * styles, scripts or pictures. Its headers are ours: what they cost is the price
 * of safety, not of how a page is built.
 */
async function writeBarePages() {
  for (const name of ["favicon.ico", "_headers"])
    cpSync(join("public", name), join(bareFolder, name));
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const route of routes) {
    await page.goto(site.url + route);
    const text = await page
      .locator("h1, h2, h3, p, li, td, th, dt, dd, summary, address")
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.querySelector("p, li, h3"))
          .map((element) => {
            const name = /^h\d$/.test(element.localName)
              ? element.localName
              : "p";
            const words = element.textContent.replace(
              /[&<]/g,
              (sign) => `&#${sign.charCodeAt(0)};`,
            );
            return `<${name}>${words}</${name}>`;
          })
          .join("\n"),
      );
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${await page.title()}</title><body>${text}</body></html>`;
    const file = join(bareFolder, `${route === "/" ? "index" : route}.html`);
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  }
  await page.close();
}

/**
 * @param {keyof typeof profiles} profile
 * @param {string} route
 * @param {string} bareUrl
 */
async function compare(profile, route, bareUrl) {
  /** @type {Record<string, number>[]} */
  const ours = [];
  /** @type {Record<string, number>[]} */
  const bare = [];
  for (let index = 0; index < runs; index += 1) {
    ours.push(await measure(site.url + route, profile));
    bare.push(await measure(bareUrl + route, profile));
  }
  console.log(
    `\n${profile} ${route}: ours, bare page, ratio; medians of ${runs}`,
  );
  for (const [name, budget] of Object.entries(budgets)) {
    const [our, its] = [medianOf(ours, name), medianOf(bare, name)];
    const ratio = our / its;
    console.log(
      `  ${name}: ${round(our)}, ${round(its)}, ${Number.isFinite(ratio) ? ratio.toFixed(2) : "–"}`,
    );
    const over =
      "ratio" in budget ? ratio > budget.ratio : our > budget.most + 0.0005;
    if (over) exceeded.push(`${profile} ${route} ${name}`);
  }
  console.log(
    `  a page view: ${medianOf(ours, "bytes")} bytes in ${medianOf(ours, "requests")} requests`,
  );
  checkScores(profile, route, ours);
}

/**
 * @param {string} profile
 * @param {string} route
 * @param {Record<string, number>[]} results
 */
function checkScores(profile, route, results) {
  for (const name of categories) {
    const score = medianOf(results, name);
    console.log(`  ${name}: ${score}`);
    if (score < 100) exceeded.push(`${profile} ${route} ${name} ${score}`);
  }
}

/**
 * @param {string} url
 * @param {keyof typeof profiles} profile
 * @param {import("lighthouse").Flags} [flags]
 * @param {number} [attempts] how often a page that was not recorded is loaded
 * @returns {Promise<Record<string, number>>} milliseconds by audit, scores by category, and what was sent
 */
async function measure(url, profile, flags = {}, attempts = 3) {
  const result = await lighthouse(
    url,
    { port, logLevel: "error", ...flags },
    profiles[profile],
  );
  // Now and then the process that the page is given begins to record after the
  // navigation has begun.
  if (result?.lhr.runtimeError?.code === "NO_NAVSTART" && attempts > 1)
    return measure(url, profile, flags, attempts - 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message}`,
    );
  const { audits, categories: scores } = result.lhr;
  return Object.fromEntries([
    ...Object.keys(budgets).map((name) => [
      name,
      audits[name]?.numericValue ?? NaN,
    ]),
    ...categories.map((name) => [name, (scores[name]?.score ?? NaN) * 100]),
    ["bytes", audits["total-byte-weight"]?.numericValue ?? NaN],
    ["requests", requestsOf(audits["network-requests"])],
  ]);
}

/** @param {import("lighthouse").Result["audits"][string] | undefined} audit */
function requestsOf(audit) {
  return audit?.details?.type === "table" ? audit.details.items.length : NaN;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1_000) / 1_000;
}
