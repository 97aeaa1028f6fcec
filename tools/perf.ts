import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import type { Flags, Result } from "lighthouse";
import { ensureBrowser, launchFlags } from "./browser";

// Measures the budgets of docs/performance.md with the site in `public/` on a slow
// phone, prints them as a table, and exits with 1 if one is exceeded. PERF_RUNS=1
// is a quick look.

const runs = Number(process.env["PERF_RUNS"] ?? 5);
const port = 9210;
const site = `http://localhost:${port}`;
const bareFolder = "/bare";
const pages = ["/", "/privacy-policy"];
const debuggingPort = 9222;
const viewport = { width: 390, height: 844 };
const rows: { what: string; measured: string; budget: string }[] = [];

function report(what: string, measured: number, budget: number, unit = "") {
  const write = (value: number) => `${Number(value.toFixed(2))}${unit}`;
  rows.push({ what, measured: write(measured), budget: write(budget) });
  if (measured > budget) process.exitCode = 1;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** The bare pages by their addresses. */
const barePages = new Map<string, string>();

// Compresses files, as hosts do.
createServer(({ url = "/" }, response) => {
  const { pathname } = new URL(url, site);
  const page = `${pathname === "/" ? "/index" : pathname}.html`;
  const file = `public${extname(pathname) ? pathname : page}`;
  const content =
    barePages.get(pathname) ?? (existsSync(file) ? readFileSync(file) : "");
  // Browsers go by the type of pages and scripts only.
  const type = pathname.endsWith(".js")
    ? "text/javascript"
    : "text/html; charset=utf-8";
  response
    .setHeader("Content-Type", type)
    .setHeader("Content-Encoding", "br")
    .writeHead(content ? 200 : 404)
    .end(brotliCompressSync(content));
}).listen(port);

/** The text of a page without styles, scripts and pictures: the least that this text costs. */
async function barePage(browser: Browser, path: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site + path);
  const lines = (await page.locator("body").innerText()).split("\n");
  await page.close();
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><p>${lines.join("<p>")}`;
}

/** What Lighthouse says of a page, with network and processor really slowed down. */
async function lighthouse(path: string, flags: Flags) {
  // Not a static import: tsx would change the functions that it runs in the page.
  const { default: run } = await import("lighthouse");
  const throttlingMethod = "devtools" as const;
  const options = { port: debuggingPort, throttlingMethod, ...flags };
  const result = await run(site + path, options);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

type Audits = Result["audits"];

/** Paints, shifts and blocking, in turns with the bare page. */
async function measurePaints(path: string) {
  const paints = ["first-contentful-paint", "largest-contentful-paint"];
  const shift = "cumulative-layout-shift";
  const blocked = "total-blocking-time";
  const onlyAudits = [...paints, shift, blocked];
  const ours: Audits[] = [];
  const bare: Audits[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push((await lighthouse(path, { onlyAudits })).audits);
    bare.push((await lighthouse(bareFolder + path, { onlyAudits })).audits);
  }
  const of = (found: Audits[], id: string) =>
    median(found.map((audits) => audits[id]?.numericValue ?? NaN));
  for (const id of paints)
    report(`${path} ${id}`, of(ours, id) / of(bare, id), 1.2, " × bare page");
  report(`${path} ${shift}`, of(ours, shift), 0.01);
  report(`${path} ${blocked}`, of(ours, blocked), 150, " ms");
}

/** The slowest answer to a tap or key at a quarter of the processor's speed. */
async function measureTaps(browser: Browser) {
  const taps: [name: string, path: string, control: string, keys?: string][] = [
    ["menu", "/", "button[popovertarget=menu]"],
    ["question", "/", "#faq summary"],
    ["ZIP field", "/", "#hero input", "80202"],
    ["calculator", "/", "#pricing input", "5"],
    ["dialog", "/privacy-policy", "button[commandfor]"],
  ];
  for (const [name, path, selector, keys] of taps) {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage({ viewport });
      // An empty form: the browser's own error page would count as ours.
      await page.route(
        ({ origin }) => origin !== site,
        (route) => route.fulfill({ contentType: "text/html", body: "" }),
      );
      const client = await page.context().newCDPSession(page);
      await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto(site + path);
      await page.locator("html.hydrated").waitFor();
      const control = page.locator(selector).first();
      await control.scrollIntoViewIfNeeded();
      const slowest = await page.evaluateHandle(() => {
        const found = { duration: 0 };
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            found.duration = Math.max(found.duration, duration);
        }).observe({ type: "event", durationThreshold: 16 } as object);
        return found;
      });
      // As long as a person holds a button.
      await control.click({ delay: 100 });
      if (keys) await page.keyboard.type(keys);
      // By the second idle period the observer has heard of the painted answer.
      for (const idle of [1, 2])
        await page.evaluate(
          (timeout) =>
            new Promise((done) => requestIdleCallback(done, { timeout })),
          idle * 1_000,
        );
      durations.push(await slowest.evaluate(({ duration }) => duration));
      await page.close();
    }
    report(`answer of the ${name}`, median(durations), 100, " ms");
  }
}

async function measure() {
  const browser = await chromium.launch({
    args: [...launchFlags, `--remote-debugging-port=${debuggingPort}`],
    executablePath: ensureBrowser(),
  });
  for (const path of pages)
    barePages.set(bareFolder + path, await barePage(browser, path));
  for (const path of pages) await measurePaints(path);
  await measureTaps(browser);
  const onlyCategories = ["accessibility", "best-practices", "seo"];
  const { categories } = await lighthouse("/", { onlyCategories });
  for (const { title, score } of Object.values(categories))
    report(`Lighthouse ${title}, points lost`, 100 - Number(score) * 100, 0);
  console.table(rows);
}

// Ends the browser and the server too.
void measure().then(() => process.exit());
