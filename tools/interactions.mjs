import { medianOf } from "./median.mjs";

/** What a visitor's page may take at most with a quarter of the speed, in milliseconds. */
const budgets = { answer: 100, task: 50 };
/** How long a person holds a button, in milliseconds. Let go of at once, moving, pressing and letting go would run in one task. */
const hold = 100;

/**
 * What a visitor does: presses a control and types, or scrolls to the end. Some
 * things have to be opened before; some are over only when something is there.
 *
 * @type {Record<string, { path: string, open?: string, press?: string, type?: string, until?: string }>}
 */
const interactions = {
  menu: { path: "/", press: "button[popovertarget=menu]" },
  question: { path: "/", press: "#faq summary" },
  "ZIP field": { path: "/", press: "#hero input", type: "80202" },
  "opening the comparison": {
    path: "/",
    press: "#pricing summary",
    until: "#pricing input",
  },
  comparison: {
    path: "/",
    open: "#pricing summary",
    press: "#pricing input",
    type: "5",
  },
  "floating button": {
    path: "/",
    open: "#pricing summary",
    press: ".fixed > a[href='#form']",
    until: "#form iframe",
  },
  dialog: { path: "/privacy-policy", press: "button[aria-haspopup=dialog]" },
  reading: { path: "/", until: "#form iframe" },
};

/**
 * Measures with a quarter of the speed how long a page takes to answer, and its
 * longest task, for each thing that a visitor does; prints the medians.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url where the site is served
 * @param {number} runs
 * @returns {Promise<string[]>} what is over budget
 */
export async function measureInteractions(browser, url, runs) {
  console.log(
    `\ninteractions at a quarter of the speed, the slowest of each; medians of ${runs}`,
  );
  const exceeded = [];
  for (const [name, interaction] of Object.entries(interactions)) {
    /** @type {Record<string, number>[]} */
    const results = [];
    for (let index = 0; index < runs; index += 1)
      results.push(await measure(browser, url, name, interaction));
    const [load = NaN, answer = NaN, task = NaN] = [
      "load",
      "answer",
      "task",
    ].map((figure) => medianOf(results, figure));
    console.log(
      `  ${name}: answer ${answer} ms, longest task ${task} ms, while loading ${load} ms`,
    );
    if (answer > budgets.answer)
      exceeded.push(`${name} answers in ${answer} ms`);
    if (task > budgets.task) exceeded.push(`${name}: a task of ${task} ms`);
    if (load > budgets.task)
      exceeded.push(`${interaction.path} loads with a task of ${load} ms`);
  }
  return exceeded;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {string} name
 * @param {(typeof interactions)[string]} interaction
 * @returns {Promise<Record<string, number>>} milliseconds
 */
async function measure(browser, url, name, { path, open, press, type, until }) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(recordDelays);
  // An empty form, since the address of the real one may be a placeholder: the
  // browser's own page that says so would be made in our process.
  await page.route(
    ({ origin }) => origin !== url,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto(url + path);
  await page.locator(".hydrated").waitFor();
  await page.evaluate(twoIdlePeriods);
  const { task: load = NaN } = await page.evaluate(slowest);
  if (open) await page.locator(open).click();
  if (press) {
    const control = page.locator(press).first();
    // To the middle, where nothing lies over it.
    await control.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await page.evaluate(twoIdlePeriods);
    const box = await control.boundingBox();
    if (!box) throw new Error(`${name}: nothing to press`);
    // What Playwright did to find the control is none of the page's.
    await page.evaluate(slowest);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y, { delay: hold });
    if (type) await page.keyboard.type(type);
  } else await scrollToTheEnd(page);
  if (until) await page.locator(until).first().waitFor();
  await page.evaluate(twoIdlePeriods);
  const result = { load, ...(await page.evaluate(slowest)) };
  await page.close();
  return result;
}

/** @param {import("@playwright/test").Page} page */
async function scrollToTheEnd(page) {
  const left = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight - scrollY,
    );
  while ((await left()) > 1) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(twoIdlePeriods);
  }
}

/** In the page: keeps the longest task after the first paint and the slowest answer. */
function recordDelays() {
  const slowest = { answer: 0, task: 0 };
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      slowest.answer = Math.max(slowest.answer, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0];
    for (const { startTime, duration } of list.getEntries())
      if (painted && startTime > painted.startTime)
        slowest.task = Math.max(slowest.task, duration);
  }).observe({ type: "longtask", buffered: true });
}

/** In the page: what `recordDelays` has kept since it was last asked, in milliseconds. */
function slowest() {
  const kept = Reflect.get(window, "slowest");
  const result = { ...kept };
  Object.assign(kept, { answer: 0, task: 0 });
  return /** @type {Record<string, number>} */ (result);
}

/** In the page. By then the browser has painted what an event led to, and told observers. */
async function twoIdlePeriods() {
  for (let period = 0; period < 2; period += 1)
    await new Promise((resolve) =>
      requestIdleCallback(resolve, { timeout: 1_000 }),
    );
}
