import { readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { ensureBrowser, launchFlags } from "./browser.mjs";
import { serveSite } from "./serve.mjs";

const widths = [390, 1280];
/** The width at which words are read: the menu is on the screen. */
const wide = 1280;

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("./review/compare").Section} Section
 * @typedef {import("./review/compare").Site} Site
 */

/**
 * Reads what a built site says and how it looks, section by section.
 *
 * @param {string} directory the folder with the site
 * @param {object} options
 * @param {AbortSignal} options.signal stops between two pages
 * @returns {Promise<Site>}
 * @throws {Error} the signal's reason when aborted
 */
export async function readSite(directory, { signal }) {
  const executablePath = await ensureBrowser({ signal });
  const server = await serveSite({ port: 0, directory });
  const browser = await chromium.launch({
    executablePath,
    args: launchFlags,
    // Playwright would end this program before it has cleaned up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    /** @type {Site} */
    const site = {};
    for (const route of routesIn(directory)) {
      site[route] = {};
      for (const width of widths) {
        signal.throwIfAborted();
        const page = await openPage(browser, server.url + route, width);
        await readPage(page, route, width, site[route]);
        await page.close();
      }
    }
    return site;
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/**
 * @param {string} directory
 * @returns {string[]} the addresses of its pages
 */
function routesIn(directory) {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    .sort();
}

/**
 * Opens a page so that it looks the same whenever nothing changed.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} width
 * @returns {Promise<Page>}
 */
async function openPage(browser, url, width) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
    // The styles that set the other sections aside are not the site's own.
    bypassCSP: true,
  });
  await page.addInitScript(bringAllNear);
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
  await settle(page);
  return page;
}

/**
 * Waits until a page changes no more; parts of it are fetched late.
 *
 * @param {Page} page
 */
async function settle(page) {
  let now = await page.content();
  for (let look = 1; look <= 20; look += 1) {
    const before = now;
    await setTimeout(500);
    now = await page.content();
    if (now === before) return;
  }
}

/**
 * Adds what a page says and how it looks at one width to its sections.
 *
 * @param {Page} page
 * @param {string} route
 * @param {number} width
 * @param {Record<string, Section>} sections
 */
async function readPage(page, route, width, sections) {
  /** @type {Record<string, string>} */
  const selectors = {};
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
    if (width === wide) section.text = await element.evaluate(wordsIn);
    await element.evaluate(setOthersAside);
    section.pictures[width] = await element.screenshot();
    await page.evaluate(bringAllBack);
  }
}

/**
 * @param {string} text
 * @returns {Section}
 */
function textOnly(text) {
  return { text, pictures: {} };
}

/* These are sent to the browser, so they see nothing of this file. */

/** Loads whatever waits for the visitor to come near, but for the other company's form. */
function bringAllNear() {
  window.IntersectionObserver = class extends IntersectionObserver {
    /** @param {IntersectionObserverCallback} callback */
    constructor(callback) {
      super(callback);
      this.tell = callback;
    }

    /** @param {Element} target */
    observe(target) {
      if (target.closest("#form, dialog")) return;
      const entry = { target, isIntersecting: true, intersectionRatio: 1 };
      queueMicrotask(() => this.tell([entry], this));
    }
  };
}

/**
 * What is read on the screen, then what is read aloud or leads to another site.
 *
 * @param {HTMLElement} element
 */
function wordsIn(element) {
  const labels = ["aria-label", "alt", "title"].flatMap((name) =>
    [...element.querySelectorAll(`[${name}]:not([${name}=""])`)].map(
      (labelled) => `Read aloud: ${labelled.getAttribute(name)}`,
    ),
  );
  const links = [...element.querySelectorAll("a")]
    .filter((link) => link.origin !== location.origin)
    .map((link) => `“${link.textContent}” leads to ${link.href}`);
  return [element.innerText, ...new Set([...labels, ...links])].join("\n");
}

/**
 * Leaves a section alone on the page, so that its picture depends on nothing else.
 *
 * @param {HTMLElement} element
 */
function setOthersAside(element) {
  /** @type {Element | null} */
  let kept = element;
  while (kept?.parentElement && kept !== document.body) {
    for (const sibling of kept.parentElement.children) {
      if (sibling !== kept) sibling.setAttribute("data-set-aside", "");
    }
    kept = kept.parentElement;
  }
}

function bringAllBack() {
  for (const element of document.querySelectorAll("[data-set-aside]")) {
    element.removeAttribute("data-set-aside");
  }
}
