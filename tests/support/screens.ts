import { readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { layoutProblems } from "./layout";
import { given } from "./shown";
import { fonts, loadedFonts } from "./visitor-sees";

/** A phone, a tablet and a desktop. */
export const mainWidths = [320, 820, 1280];

/** All widths on which the layout has to hold. */
export const allWidths = [
  ...[320, 360, 390, 414, 480, 600, 768, 820, 1024, 1280, 1920, 2560],
];

/** The addresses of the built pages. */
export const routes = readdirSync("public")
  .filter((file) => file.endsWith(".html"))
  .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`);

/** What is wrong with the layout of the page, or a part of it, at each width, and at a zoom of 400 % on a screen of 1280 × 1024. */
export async function problemsAt(
  widths: readonly number[],
  page: Page,
  within = "body",
): Promise<string[]> {
  const problems: string[] = [];
  const screens = [[320, 256], ...widths.map((width) => [width, 800])];
  for (const [width = 0, height = 0] of screens) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(layoutProblems, within);
    problems.push(...found.map((each) => `${width} × ${height}: ${each}`));
  }
  return problems;
}

/** Sets the text spacing of WCAG 1.4.12, as a sheet that the security policy lets through. */
export function widenText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens every answer, mistypes the ZIP code and brings the form in, then goes back to the top. Nothing moves by itself after that. */
export async function showEverything(page: Page): Promise<void> {
  await showMarketFinder(page);
  await showCostComparison(page);
  for (const field of await page.locator("main input").all()) {
    // A field for a number takes no letters.
    const isNumber = (await field.getAttribute("type")) === "number";
    await field.fill(isNumber ? "" : "x");
    await field.blur();
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      // Answers that share a name close each other.
      details.removeAttribute("name");
      details.open = true;
    }
    document.getElementById("form")?.scrollIntoView();
  });
  const form = page.locator("#form");
  const settled = form
    .getByText(given.form.status.ready)
    .or(form.getByRole("button"));
  await expect(settled).toHaveCount(await form.count());
  // What is known of the ZIP code loads beside the form, and may be later.
  await expect(form.locator("[aria-live]")).toHaveCount(await form.count());
  await expect
    .poll(() => page.evaluate(loadedFonts))
    .toEqual(expect.arrayContaining(fonts));
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // By then the floating button knows where the page is.
    return new Promise<unknown>((seen) =>
      requestAnimationFrame(() => requestAnimationFrame(seen)),
    );
  });
  await expect(page.locator("main > .fixed:not([inert])")).toHaveCount(0);
}

async function showCostComparison(page: Page) {
  const summary = page.locator("#cost-comparison > summary");
  if ((await summary.count()) === 0) return;
  await summary.click();
  await expect(
    page.locator("#pricing details table >> visible=true"),
  ).toBeVisible();
}

async function showMarketFinder(page: Page) {
  const table = page.locator("#map-pack table");
  if ((await table.count()) === 0) return;
  await table.scrollIntoViewIfNeeded();
  await page.locator("#map-pack input").fill("75001");
  await expect(page.locator("#map-pack dl")).toBeVisible();
}
