import type { Browser } from "@playwright/test";
import { medianOf, row, type Row } from "./rows";

/** What is opened before, pressed and typed, and what is there once the answer is complete. */
interface Interaction {
  path?: string;
  open?: string;
  press: string;
  type?: string;
  until?: string;
}

const open = "#pricing summary";
const form = { press: ".fixed > a[href='#form']", until: "#form iframe" };
const interactions: Record<string, Interaction> = {
  menu: { press: "button[popovertarget=menu]" },
  "FAQ question": { press: "#faq summary" },
  "ZIP field": { press: "#hero input", type: "80202" },
  "opening the comparison": { press: open, until: "#pricing input" },
  "comparison input": { open, press: "#pricing input", type: "5" },
  "floating button": { open, ...form },
  dialog: { path: "/privacy-policy", press: "button[aria-haspopup=dialog]" },
};

/** The slowest answer to a tap or key of each interaction, at a quarter of the processor's speed. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, interaction] of Object.entries(interactions)) {
    const once = () => measure(browser, url, interaction);
    rows.push(row(`answer: ${name}`, await medianOf(runs, once), 100, " ms"));
  }
  return rows;
}

async function measure(
  browser: Browser,
  url: string,
  { path = "/", open, press, type, until }: Interaction,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(recordAnswers);
  // An empty form: the browser's own error page would count as ours.
  await page.route(
    ({ origin }) => origin !== url,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto(url + path);
  await page.locator(".hydrated").waitFor();
  if (open) await page.locator(open).click();
  const control = page.locator(press).first();
  // To the middle, where nothing lies over it.
  await control.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await page.evaluate(twoIdlePeriods);
  const box = await control.boundingBox();
  if (!box) throw new Error(`${press} is not visible.`);
  // Discards entries caused by Playwright.
  await page.evaluate(() => Object.assign(window, { slowest: 0 }));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // As long as a person holds a button.
  await page.mouse.click(x, y, { delay: 100 });
  if (type) await page.keyboard.type(type);
  if (until) await page.locator(until).first().waitFor();
  await page.evaluate(twoIdlePeriods);
  const slowest = await page.evaluate(() => Reflect.get(window, "slowest"));
  await page.close();
  return Number(slowest);
}

/** In the page: keeps the slowest answer on `window`. */
function recordAnswers() {
  Object.assign(window, { slowest: 0 });
  const options = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const all = list.getEntries().map(({ duration }) => duration);
    const slowest = Math.max(Reflect.get(window, "slowest"), ...all);
    Object.assign(window, { slowest });
  }).observe(options);
}

/** In the page: by then the browser has painted what an event led to, and told observers. */
async function twoIdlePeriods() {
  const options = { timeout: 1_000 };
  for (let period = 0; period < 2; period += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, options));
}
