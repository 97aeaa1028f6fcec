import { expect, test } from "@playwright/test";
import { dollars } from "../../../src/lib/figures";
import { allWidths, routes } from "../../support/screens";
import { given, isShown } from "../../support/shown";

// Every test sets its own screen, so one Playwright project runs them all.
test.describe.configure({ mode: "parallel", timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`moves only as ${reducedMotion} motion allows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const animations = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .flatMap((element) =>
          ["", "::before", "::after"].map((pseudo) =>
            getComputedStyle(element, pseudo),
          ),
        )
        .filter(({ animationName }) => animationName !== "none")
        .map(({ animationName: name, animationIterationCount: times }) => ({
          ...{ name, times },
        })),
    );
    if (reducedMotion === "reduce") {
      expect(animations).toEqual([]);
      const questions = page.locator("summary");
      if ((await questions.count()) > 0) await questions.first().click();
      await page.locator("h1").scrollIntoViewIfNeeded();
      const running = () => document.getAnimations().length;
      expect(await page.evaluate(running)).toBe(0);
    } else {
      expect(animations).not.toEqual([]);
      expect(
        animations.filter(({ times }) => !/^1(, 1)*$/.test(times)),
      ).toEqual([]);
    }
  });
}

test("keeps the shape of buttons and bars in forced colors", async ({
  page,
}) => {
  for (const route of routes) {
    await page.goto(route);
    // What is recognized by its fill alone: buttons, and marks without text.
    const shapes = await page.evaluateHandle(() =>
      [
        ...document.querySelectorAll(
          "a, button, table svg, figure :empty:not(svg *, img)",
        ),
      ].filter(
        (shape) =>
          shape.checkVisibility({ visibilityProperty: true }) &&
          // The skip link is out of sight until its focus ring gives it a shape.
          shape.getBoundingClientRect().bottom > 0 &&
          !/[,/] ?0\)$/.test(getComputedStyle(shape).backgroundColor),
      ),
    );
    await page.emulateMedia({ forcedColors: "active" });
    const lost = await shapes.evaluate((all) =>
      all
        .filter((shape) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } =
            getComputedStyle(shape);
          const bordered =
            borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
          return !bordered && outlineStyle === "none";
        })
        .map((shape) => shape.textContent || shape.outerHTML),
    );
    expect.soft(lost, route).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  if (!isShown("mapPack")) continue;
  test(`draws the bars in the visitor's own ${colorScheme} forced colors`, async ({
    page,
  }) => {
    await page.goto("/");
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const cell = page.locator("td:has(svg)").first();
    const own = await cell.evaluate(
      (element) => getComputedStyle(element).color,
    );
    const paper = await page.evaluate(
      () => getComputedStyle(document.body.parentElement!).backgroundColor,
    );
    const bars = page.locator("table svg");
    for (const bar of await bars.all()) {
      await expect.soft(bar).toHaveCSS("background-color", paper);
      await expect.soft(bar.locator("rect")).toHaveCSS("fill", own);
    }
  });
}

test("prints what is worth keeping on paper", async ({ page }) => {
  const { pricing, mapPack, faq, site } = given;
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto("/");
  await page.locator("#form").scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect(page.locator("main > .fixed")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  for (const screenOnly of ["header", "nav", "iframe", "main > .fixed"]) {
    await expect.soft(page.locator(screenOnly)).toBeHidden();
  }
  const text = page.locator("main");
  for (const { monthlyPrice } of pricing.plans) {
    const price = page.locator("#pricing").getByText(dollars(monthlyPrice!));
    await expect.soft(price.first()).toBeVisible();
  }
  if (mapPack.shown) {
    await expect
      .soft(page.locator("#map-pack tbody"))
      .toHaveCount(mapPack.tiers.length);
    await expect.soft(page.locator("#map-pack table")).toBeVisible();
  }
  for (const { answer } of faq.shown ? faq.items : []) {
    for (const paragraph of answer.split(/\n{2,}/)) {
      await expect.soft(text.getByText(paragraph)).toBeVisible();
    }
  }
  const footer = page.locator("footer");
  await expect.soft(footer.getByText(site.supportEmail)).toBeVisible();
  await expect.soft(footer.locator("address")).toBeVisible();
});

if (isShown("mapPack"))
  test("draws all bars of the table on one scale", async ({ page }) => {
    await page.goto("/");
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 800 });
      const lengths = await page
        .locator("table svg")
        .evaluateAll((bars) =>
          bars
            .filter((bar) => bar.checkVisibility())
            .map((bar) => bar.clientWidth),
        );
      expect.soft(new Set(lengths).size, `${width}`).toBe(1);
    }
  });

for (const route of routes) {
  test(`loads at most 45 kB of fonts on ${route}`, async ({ page }) => {
    await page.goto(route, { waitUntil: "networkidle" });
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(woff2?|ttf|otf)$/.test(name))
        .map((font) => (font as PerformanceResourceTiming).encodedBodySize),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(45_000);
  });
}
