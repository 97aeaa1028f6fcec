import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { fieldReference } from "../pipeline/content/field-reference";
import { ensureTestBuild } from "./build";
import { showWholePage, withSite } from "./open-site";
import { runTool } from "./run-tool";

// Writes the field list and the picture for the editors' guide.

const folder = "content";
const pageWidth = 1280;
// Twice the width at which GitHub shows it, for sharp screens.
const columnWidth = 520;
const gap = 20;

runTool(async () => {
  writeFileSync(join(folder, "fields.md"), fieldReference());
  await ensureTestBuild();
  await withSite(takePicture);
});

/** Takes a picture of the landing page with the name of its content file above each area. */
async function takePicture(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: pageWidth, height: 900 },
    reducedMotion: "reduce",
  });
  // Of the lazy sections, load the form only: the words of the rest are in other files.
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if (element.closest("#form")) observe.call(this, element);
    };
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const files = await label(page);
  const lost = files.filter((file) => !existsSync(join(folder, file)));
  if (lost.length > 0)
    throw new Error(`No such file in ${folder}/: ${lost.join(", ")}`);
  await showWholePage(page);
  const ends = await page
    .locator("[data-label] + *")
    .evaluateAll((areas) =>
      areas.map((area) => Math.round(area.getBoundingClientRect().bottom)),
    );
  const path = join(folder, "page.png");
  writeFileSync(path, await inColumns(await page.screenshot(), ends));
  console.log(`${path}: ${files.join(", ")}`);
}

/**
 * Puts the name of its content file above each area of the page. A section's id
 * is its file's name; the header and footer are in site.yaml.
 *
 * @returns the files
 */
function label(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const color = "#a0006e";
    const areas = [
      ...document.querySelectorAll<HTMLElement>("header, main > *, footer"),
    ];
    return areas
      .filter((area) => area.checkVisibility({ visibilityProperty: true }))
      .map((area) => {
        const file = `${area.closest("main") ? area.id : "site"}.yaml`;
        const name = document.createElement("div");
        name.dataset["label"] = "";
        name.textContent = file;
        name.style.cssText = `background: ${color}; color: #fff; font-weight: 700; font-size: 76px; line-height: 1.3; padding: 0 24px 6px`;
        area.before(name);
        const frame = document.createElement("div");
        frame.style.cssText = `position: absolute; inset: 0; z-index: 99; border: 8px solid ${color}; border-top: 0`;
        area.style.position = "relative";
        area.append(frame);
        return file;
      });
  });
}

/**
 * Cuts the picture of a page between its areas into three columns of about the
 * same height, and puts them side by side.
 *
 * @param ends where each area ends, in pixels from the top
 */
async function inColumns(picture: Buffer, ends: number[]): Promise<Buffer> {
  const bottom = ends.at(-1) ?? 0;
  const cuts = ends.flatMap((first) => ends.map((second) => [first, second]));
  const [columns = []] = cuts
    .map(([first = 0, second = 0]) => [
      { top: 0, height: first },
      { top: first, height: second - first },
      { top: second, height: bottom - second },
    ])
    .sort((one, other) => longest(one) - longest(other));
  const parts = await Promise.all(
    columns.map((area) =>
      sharp(picture)
        .extract({ left: 0, width: pageWidth, ...area })
        .resize({ width: columnWidth })
        .toBuffer(),
    ),
  );
  return sharp({
    create: {
      width: parts.length * (columnWidth + gap) - gap,
      height: Math.ceil((longest(columns) * columnWidth) / pageWidth),
      channels: 3,
      background: "#fff",
    },
  })
    .composite(
      parts.map((input, index) => ({
        input,
        left: index * (columnWidth + gap),
        top: 0,
      })),
    )
    .png({ palette: true, quality: 80, compressionLevel: 9 })
    .toBuffer();
}

function longest(columns: { height: number }[]): number {
  return Math.max(...columns.map(({ height }) => height));
}
