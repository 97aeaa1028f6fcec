import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { startFormHost } from "../tests/support/form-host.mjs";
import { ensureBrowser, launchFlags } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { testPorts } from "./ports.mjs";
import { run } from "./run.mjs";
import { serveSite } from "./serve.mjs";

const folder = "screenshots";
const widths = [360, 390, 820, 1280, 1920];
const schemes = /** @type {const} */ (["light", "dark"]);
const routes = {
  landing: "/",
  policy: "/privacy-policy",
  404: "/no-such-page",
};

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {object} State
 * @property {string} path where it is found
 * @property {string} [formMode] how the sample form host behaves
 * @property {boolean} [print] as it looks on paper
 * @property {number[]} [only] the widths at which there is such a state
 * @property {(page: Page) => Promise<unknown>} reach brings the page into the state
 */

/** @type {Record<string, State>} */
const states = {
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

const formUrl = `http://localhost:${testPorts.form}`;

await ensureInstalled();
const executablePath = await ensureBrowser();
if (!builtFor(formUrl)) {
  const code = await run("npm run --silent build", {
    env: { FORM_HOST: formUrl, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) process.exit(code);
}
const { chromium } = await import("@playwright/test");
// A taken port is told in one sentence.
const stop = (/** @type {Error} */ error) => {
  console.error(error.message);
  process.exit(1);
};
const formHost = await startFormHost({ port: testPorts.form }).catch(stop);
const site = await serveSite({ port: testPorts.site }).catch(stop);
const browser = await chromium.launch({ executablePath, args: launchFlags });
/** @type {{ name: string, width: number, scheme: string, file: string }[]} */
const shots = [];
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, path] of Object.entries(routes)) {
    await takeAll(name, { path, reach: loadForm }, true);
  }
  for (const [name, state] of Object.entries(states)) {
    await takeAll(name, state, Boolean(state.print));
  }
  writeFileSync(join(folder, "index.html"), contactSheet());
  console.log(`Look at ${join(folder, "index.html")}`);
} finally {
  await Promise.all([browser.close(), site.close(), formHost.close()]);
}

/**
 * Whether there is a built site whose form comes from the sample form host.
 *
 * @param {string} url
 */
function builtFor(url) {
  const page = "public/index.html";
  return existsSync(page) && readFileSync(page, "utf8").includes(url);
}

/**
 * Takes a state at every width and in both colour schemes.
 *
 * @param {string} name
 * @param {State} state
 * @param {boolean} fullPage
 */
async function takeAll(
  name,
  { path, formMode, print, only = widths, reach },
  fullPage,
) {
  for (const width of only) {
    for (const scheme of print ? ["light"] : schemes) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: /** @type {"light" | "dark"} */ (scheme),
        reducedMotion: "reduce",
        ...(formMode && { extraHTTPHeaders: { "x-form-mode": formMode } }),
      });
      if (print) await page.emulateMedia({ media: "print" });
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      await reach(page);
      const file = `${name}-${width}-${scheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage });
      shots.push({ name, width, scheme, file });
      await page.close();
    }
  }
  console.log(`${name}: ${shots.filter((shot) => shot.name === name).length}`);
}

/**
 * Goes to the form, where there is one: nothing else comes with the visitor.
 *
 * @param {Page} page
 */
async function loadForm(page) {
  const form = page.locator("#form");
  if ((await form.count()) === 0) return;
  await form.scrollIntoViewIfNeeded();
  await formLoaded(page);
  // A frame is painted only while it is on the screen, so all of the page is.
  const height = await page.evaluate(() => document.body.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width, height });
  await formLoaded(page);
}

/** @param {Page} page */
async function formLoaded(page) {
  await page.frameLocator("iframe").locator("button").waitFor();
}

/** @returns {string} an HTML page with all pictures, by state and width */
function contactSheet() {
  const names = [...new Set(shots.map(({ name }) => name))];
  const picture = ({ name, width, scheme, file }) =>
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
