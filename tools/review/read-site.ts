import { readdirSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { withSite } from "../open-site";
import type { Section, Site } from "./compare";
import { isolate, loadEverything, readWords, untilQuiet } from "./in-page";

const widths = [390, 1280];
/** The width at which words are read: the menu is on the screen. */
const wide = 1280;

/** Reads what a built site says and how it looks, section by section. */
export function readSite(directory: string): Promise<Site> {
  return withSite(async (browser, url) => {
    const site: Site = {};
    for (const route of routesIn(directory)) {
      site[route] = {};
      for (const width of widths) {
        const page = await openPage(browser, url + route, width);
        await readPage(page, route, width, site[route]);
        await page.close();
      }
    }
    return site;
  }, directory);
}

function routesIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    .sort();
}

/** Opens a page so that it always looks the same, with everything loaded and opened. */
async function openPage(browser: Browser, url: string, width: number) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
    // For the style element below.
    bypassCSP: true,
  });
  await page.addInitScript(loadEverything);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.addStyleTag({
    content: "[data-set-aside] { display: none !important }",
  });
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) {
      // Of those that share a name, only one can be open.
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }
  });
  await page.evaluate(untilQuiet);
  return page;
}

/** Adds what a page says and how it looks at one width to its sections. */
async function readPage(
  page: Page,
  route: string,
  width: number,
  sections: Record<string, Section>,
): Promise<void> {
  const selectors: Record<string, string> = {};
  if (route === "/") {
    const ids = await page
      .locator("main > section[id]")
      .evaluateAll((all) => all.map(({ id }) => id));
    sections["order of sections"] = textOnly(ids.join("\n"));
    selectors["header"] = "header:not(main *)";
    for (const id of ids) selectors[id] = `main > [id=${JSON.stringify(id)}]`;
    selectors["footer"] = "footer:not(main *)";
  } else {
    selectors["main"] = "main";
  }
  const description = await page
    .locator('meta[name="description"]')
    .evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  sections["search results"] = textOnly(
    [await page.title(), ...description].join("\n"),
  );
  for (const [name, selector] of Object.entries(selectors)) {
    const element = page.locator(selector);
    if ((await element.count()) !== 1) continue;
    const section = (sections[name] ??= textOnly(""));
    await element.evaluate(isolate);
    if (width === wide) section.text = await element.evaluate(readWords);
    section.pictures[width] = await element.screenshot();
  }
}

function textOnly(text: string): Section {
  return { text, pictures: {} };
}
