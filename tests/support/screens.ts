import { expect, type Page } from "@playwright/test";
import { layoutProblems, screens } from "./layout";
import { given } from "./shown";
import { fonts, loadedFonts } from "./visitor-sees";

/** What is wrong with the layout of the page, or a part of it, on each of some screens. */
export async function problemsOnScreens(
  page: Page,
  within = "body",
  some = screens,
): Promise<string[]> {
  const problems: string[] = [];
  for (const screen of some) {
    await page.setViewportSize(screen);
    const found = await page.evaluate(layoutProblems, within);
    const size = `${screen.width} × ${screen.height}`;
    problems.push(...found.map((problem) => `${size}: ${problem}`));
  }
  return problems;
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
  const summary = page.locator("#pricing summary");
  if ((await summary.count()) === 0) return;
  await summary.click();
  await expect(page.locator("#pricing table")).toBeVisible();
}

async function showMarketFinder(page: Page) {
  const table = page.locator("#map-pack table");
  if ((await table.count()) === 0) return;
  await table.scrollIntoViewIfNeeded();
  await page.locator("#map-pack input").fill("75001");
  await expect(page.locator("#map-pack dl")).toBeVisible();
}
