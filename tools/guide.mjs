import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { fieldReference } from "../pipeline/content/field-reference.ts";
import { startFormHost } from "../tests/support/form-host.mjs";
import { ensureBrowser, launchFlags } from "./browser.mjs";
import { testPorts } from "./ports.mjs";
import { run } from "./run.mjs";
import { serveSite } from "./serve.mjs";

const folder = "content";
const pageWidth = 1280;
// Twice as wide as a code host shows it, for sharp screens.
const columnWidth = 520;
const gap = 20;

writeFileSync(join(folder, "fields.md"), fieldReference());
const formUrl = `http://localhost:${testPorts.form}`;
const executablePath = await ensureBrowser();
if (!builtFor(formUrl)) {
  const code = await run("npm run --silent build", {
    env: { FORM_HOST: formUrl, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) process.exit(code);
}
const { chromium } = await import("@playwright/test");
// What is wrong is told in one sentence.
const stop = (/** @type {Error} */ error) => {
  console.error(error.message);
  process.exit(1);
};
const formHost = await startFormHost({ port: testPorts.form }).catch(stop);
const site = await serveSite({ port: 0 });
const browser = await chromium.launch({ executablePath, args: launchFlags });
try {
  await takePicture().catch(stop);
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

/** Takes the picture of the landing page on which each area bears the name of its content file. */
async function takePicture() {
  const page = await browser.newPage({
    viewport: { width: pageWidth, height: 900 },
    reducedMotion: "reduce",
  });
  // What else comes later, when the visitor is near, has its words elsewhere.
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if (element.closest("#form")) observe.call(this, element);
    };
  });
  await page.goto(site.url, { waitUntil: "networkidle" });
  await page.locator("#form").scrollIntoViewIfNeeded();
  const files = await label(page);
  const lost = files.filter((file) => !existsSync(join(folder, file)));
  if (lost.length > 0) {
    throw new Error(`No such file in ${folder}/: ${lost.join(", ")}`);
  }
  // A frame is painted only while it is on the screen, so all of the page is.
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width: pageWidth, height });
  await page.frameLocator("iframe").locator("button").waitFor();
  const ends = await page
    .locator("[data-label] + *")
    .evaluateAll((areas) =>
      areas.map((area) => Math.round(area.getBoundingClientRect().bottom)),
    );
  const picture = await inColumns(await page.screenshot(), ends);
  const path = join(folder, "page.png");
  writeFileSync(path, picture);
  console.log(`${path}: ${files.join(", ")}`);
}

/**
 * Puts the name of its content file above each area of the page: a section has
 * its file's name as its id, and what every page shares is in site.yaml.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>} the files
 */
function label(page) {
  return page.evaluate(() => {
    const colour = "#a0006e";
    const areas = [...document.querySelectorAll("header, main > *, footer")];
    return areas
      .filter((area) => area.checkVisibility({ visibilityProperty: true }))
      .map((area) => {
        const file = `${area.closest("main") ? area.id : "site"}.yaml`;
        const name = document.createElement("div");
        name.dataset.label = "";
        name.textContent = file;
        name.style.cssText = `background: ${colour}; color: #fff; font-weight: 700; font-size: 76px; line-height: 1.3; padding: 0 24px 6px`;
        area.before(name);
        const frame = document.createElement("div");
        frame.style.cssText = `position: absolute; inset: 0; z-index: 99; border: 8px solid ${colour}; border-top: 0`;
        area.style.position = "relative";
        area.append(frame);
        return file;
      });
  });
}

/**
 * Cuts the picture of a page between its areas into three columns, the longest
 * as short as can be, and puts them side by side.
 *
 * @param {Buffer} picture
 * @param {number[]} ends where each area ends, in pixels from the top
 */
async function inColumns(picture, ends) {
  const bottom = ends.at(-1) ?? 0;
  const [cuts] = ends
    .flatMap((first) => ends.map((second) => [0, first, second, bottom]))
    .sort((one, other) => longest(one) - longest(other));
  const columns = await Promise.all(
    cuts.slice(1).map((end, index) =>
      sharp(picture)
        .extract({
          left: 0,
          top: cuts[index],
          width: pageWidth,
          height: end - cuts[index],
        })
        .resize({ width: columnWidth })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  return sharp({
    create: {
      width: columns.length * (columnWidth + gap) - gap,
      height: Math.max(...columns.map(({ info }) => info.height)),
      channels: 3,
      background: "#fff",
    },
  })
    .composite(
      columns.map(({ data }, index) => ({
        input: data,
        left: index * (columnWidth + gap),
        top: 0,
      })),
    )
    .png({ palette: true, quality: 80, compressionLevel: 9 })
    .toBuffer();
}

/** @param {number[]} cuts */
function longest(cuts) {
  return Math.max(...cuts.slice(1).map((cut, index) => cut - cuts[index]));
}
