import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { ensureTestBuild } from "./build";
import { withSite } from "./open-site";
import { runTool } from "./run-tool";

// Takes pictures of every page and state, for screenshots/index.html.

const folder = "screenshots";
const widths = [360, 390, 820, 1280, 1920];
const schemes = ["light", "dark"] as const;
const routes = {
  landing: "/",
  policy: "/privacy-policy",
  404: "/no-such-page",
};

interface State {
  path: string;
  /** How the sample form host behaves. */
  formMode?: string;
  /** As it looks on paper. */
  print?: boolean;
  /** The widths at which there is such a state. */
  only?: number[];
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<unknown>;
}

interface Shot {
  name: string;
  width: number;
  scheme: (typeof schemes)[number];
  file: string;
}

const states: Record<string, State> = {
  menu: {
    path: "/",
    only: [360, 390],
    reach: (page) => page.locator("button[popovertarget=menu]").click(),
  },
  faq: {
    path: "/",
    reach: (page) => page.locator("#faq summary").nth(3).click(),
  },
  dialog: {
    path: "/privacy-policy",
    reach: async (page) => {
      await page.locator("button[commandfor=form-dialog]").click();
      await formLoaded(page);
    },
  },
  "floating-button": {
    path: "/",
    only: [360, 390],
    reach: (page) => page.locator("#how-it-works").scrollIntoViewIfNeeded(),
  },
  "form-failure": {
    path: "/",
    formMode: "no-script",
    reach: async (page) => {
      await page.locator("#form").scrollIntoViewIfNeeded();
      await page.locator("#form button").waitFor();
    },
  },
  print: { path: "/", print: true, reach: async () => {} },
};

runTool(async () => {
  await ensureTestBuild();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const shots: Shot[] = [];
  await withSite(async (browser, url) => {
    for (const [name, path] of Object.entries(routes))
      shots.push(
        ...(await take(browser, url, name, { path, reach: loadForm }, true)),
      );
    for (const [name, state] of Object.entries(states))
      shots.push(
        ...(await take(browser, url, name, state, Boolean(state.print))),
      );
  });
  writeFileSync(join(folder, "index.html"), contactSheet(shots));
  console.log(`Look at ${join(folder, "index.html")}`);
});

/** Takes a state at every width and in both color schemes. */
async function take(
  browser: Browser,
  url: string,
  name: string,
  { path, formMode, print, only = widths, reach }: State,
  fullPage: boolean,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const width of only) {
    for (const scheme of schemes) {
      if (print && scheme === "dark") continue;
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: "reduce",
        ...(formMode && { extraHTTPHeaders: { "x-form-mode": formMode } }),
      });
      if (print) await page.emulateMedia({ media: "print" });
      await page.goto(url + path, { waitUntil: "networkidle" });
      await reach(page);
      const file = `${name}-${width}-${scheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage });
      shots.push({ name, width, scheme, file });
      await page.close();
    }
  }
  console.log(`${name}: ${shots.length}`);
  return shots;
}

/** Scrolls to the form, if there is one, so that it loads. */
async function loadForm(page: Page): Promise<void> {
  const form = page.locator("#form");
  if ((await form.count()) === 0) return;
  await form.scrollIntoViewIfNeeded();
  await formLoaded(page);
  // A frame is painted only on the screen, so make the screen as tall as the page.
  const height = await page.evaluate(() => document.body.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width, height });
  await formLoaded(page);
}

async function formLoaded(page: Page): Promise<void> {
  await page.frameLocator("iframe").locator("button").waitFor();
}

/** An HTML page with all pictures, by state and width. */
function contactSheet(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const picture = ({ name, width, scheme, file }: Shot) =>
    `<figure><a href="${file}"><img src="${file}" alt="${name}, ${width} px, ${scheme}" loading="lazy"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots</title>
<style>
  body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem; background: #777; color: #fff; }
  nav { position: sticky; top: 0; background: #333; padding: 0.5rem; }
  nav a { color: #fff; margin-right: 1rem; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { width: 18rem; border: 1px solid #333; }
</style>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join("")}</nav>
${names
  .map(
    (name) =>
      `<h2 id="${name}">${name}</h2>\n<section>${shots
        .filter((shot) => shot.name === name)
        .map(picture)
        .join("\n")}</section>`,
  )
  .join("\n")}
</html>
`;
}
