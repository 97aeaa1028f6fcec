import type { Browser, Page } from "@playwright/test";
import { routesIn } from "../built-pages";
import { headersFor } from "../headers";
import { withSite } from "../open-site";
import type { Section, Site } from "./compare";
import { isolate, loadEverything, readWords, untilQuiet } from "./in-page";
import { rights, rightsSection } from "./rights";

const widths = [390, 1280];

/** Reads the words and takes the pictures of each section of a built site. */
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
    const { "content-security-policy": policy } = headersFor("/", directory);
    const lines = rights(await sandboxOf(browser, url), policy);
    site["/"] = { ...site["/"], [rightsSection]: textOnly(lines) };
    return site;
  }, directory);
}

/** What the frame of the form may do. */
async function sandboxOf(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator("#form").scrollIntoViewIfNeeded();
  const sandbox = await page.locator("#form iframe").getAttribute("sandbox");
  await page.close();
  return sandbox;
}

/** Opens a page with everything loaded and unfolded, so that it always looks the same. */
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
      // Only one of those with the same name can be open.
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }
  });
  await page.evaluate(untilQuiet);
  return page;
}

/** Adds the words and a picture of each section at one width. */
async function readPage(
  page: Page,
  route: string,
  width: number,
  sections: Record<string, Section>,
): Promise<void> {
  const description = await page
    .locator('meta[name="description"]')
    .evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  sections["search results"] = textOnly([await page.title(), ...description]);
  const parts =
    route === "/"
      ? "header:not(main *), main > section[id], footer:not(main *)"
      : "main";
  const names: string[] = [];
  for (const part of await page.locator(parts).all()) {
    const name = await part.evaluate(({ id, localName }) =>
      localName === "section" ? id : localName,
    );
    names.push(name);
    await part.evaluate(isolate);
    // The last width wins: on a wide screen, the navigation shows its words.
    const text = await part.evaluate(readWords);
    const pictures = { ...sections[name]?.pictures };
    sections[name] = {
      text,
      pictures: { ...pictures, [width]: await part.screenshot() },
    };
  }
  if (route === "/") sections["order of sections"] = textOnly(names);
}

function textOnly(lines: (string | null)[]): Section {
  return { text: lines.join("\n"), pictures: {} };
}
