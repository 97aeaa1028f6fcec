import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { ensureTestBuild } from "./build";
import { formLoaded, showWholePage, withSite } from "./open-site";
import { runTool } from "./run-tool";

// Takes pictures of every page and state, for screenshots/index.html.

const folder = "screenshots";
const phones = [360, 390];
const allWidths = [...phones, 820, 1280, 1920];

interface State {
  path: string;
  widths?: number[];
  fullPage?: boolean;
  print?: boolean;
  /** How the sample form host behaves. */
  formMode?: string;
  /** Brings the page into the state. */
  reach?: (page: Page) => Promise<unknown>;
}

const states: Record<string, State> = {
  landing: { path: "/", fullPage: true, reach: showWholePage },
  policy: { path: "/privacy-policy", fullPage: true },
  "not-found": { path: "/no-such-page", fullPage: true },
  menu: {
    path: "/",
    widths: phones,
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
    widths: phones,
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
  print: { path: "/", fullPage: true, print: true },
};

runTool(async () => {
  await ensureTestBuild();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  let index =
    '<!doctype html>\n<meta charset="utf-8">\n<title>Screenshots</title>\n';
  await withSite(async (browser, url) => {
    for (const [name, state] of Object.entries(states)) {
      const files = await take(browser, url, name, state);
      index += `<h2>${name}</h2>\n${files.map(picture).join("\n")}\n`;
      console.log(`${name}: ${files.length}`);
    }
  });
  writeFileSync(join(folder, "index.html"), index);
  console.log(`Look at ${join(folder, "index.html")}`);
});

/** Takes a state at every width and in both color schemes. */
async function take(
  browser: Browser,
  url: string,
  name: string,
  { path, widths = allWidths, fullPage, print, formMode, reach }: State,
): Promise<string[]> {
  const files: string[] = [];
  for (const width of widths)
    for (const colorScheme of print
      ? (["light"] as const)
      : (["light", "dark"] as const)) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
        ...(formMode && { extraHTTPHeaders: { "x-form-mode": formMode } }),
      });
      if (print) await page.emulateMedia({ media: "print" });
      await page.goto(url + path, { waitUntil: "networkidle" });
      await reach?.(page);
      const file = `${name}-${width}-${colorScheme}.png`;
      await page.screenshot({
        path: join(folder, file),
        fullPage: fullPage ?? false,
      });
      files.push(file);
      await page.close();
    }
  return files;
}

function picture(file: string): string {
  return `<a href="${file}"><img src="${file}" alt="${file}" title="${file}" width="288" loading="lazy"></a>`;
}
