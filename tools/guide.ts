import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { fieldReference } from "../pipeline/content/field-reference";
import { ensureTestBuild } from "./build";
import { withSite } from "./open-site";
import { runTool } from "./run-tool";

// Writes the field list and the picture of the editors' guide.

const folder = "content";
const pageWidth = 1280;
// Twice as wide as a code host shows it, for sharp screens.
const columnWidth = 520;
const gap = 20;

runTool(async () => {
  writeFileSync(join(folder, "fields.md"), fieldReference());
  await ensureTestBuild();
  await withSite(takePicture);
});

/** Takes the picture of the landing page with the name of its content file on each area. */
async function takePicture(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: pageWidth, height: 900 },
    reducedMotion: "reduce",
  });
  // Load nothing late but the form: the rest has its words in other files.
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if (element.closest("#form")) observe.call(this, element);
    };
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("#form").scrollIntoViewIfNeeded();
  const files = await label(page);
  const lost = files.filter((file) => !existsSync(join(folder, file)));
  if (lost.length > 0) {
    throw new Error(`No such file in ${folder}/: ${lost.join(", ")}`);
  }
  // A frame is painted only on the screen, so make the screen as tall as the page.
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
 * Cuts the picture of a page between its areas into three columns, the longest
 * as short as can be, and puts them side by side.
 *
 * @param ends where each area ends, in pixels from the top
 */
async function inColumns(picture: Buffer, ends: number[]): Promise<Buffer> {
  const bottom = ends.at(-1) ?? 0;
  const [cuts = []] = ends
    .flatMap((first) => ends.map((second) => [0, first, second, bottom]))
    .sort((one, other) => longest(one) - longest(other));
  const columns = await Promise.all(
    heightsOf(cuts).map((height, index) =>
      sharp(picture)
        .extract({ left: 0, top: cuts[index] ?? 0, width: pageWidth, height })
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

function longest(cuts: number[]): number {
  return Math.max(...heightsOf(cuts));
}

function heightsOf(cuts: number[]): number[] {
  return cuts.slice(1).map((end, index) => end - (cuts[index] ?? 0));
}
