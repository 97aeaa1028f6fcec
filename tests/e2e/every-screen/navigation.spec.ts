import type { Locator } from "@playwright/test";
import { expect, open, scrollTo, settled, test } from "../../support/page";

test.describe("The bar", () => {
  test("is fixed to the top of the screen", async ({ page }) => {
    await open(page);
    await scrollTo(page, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      width: page.viewportSize()?.width,
    });
  });

  test("is transparent up to and including 50 px and solid from 51", async ({
    page,
  }) => {
    await open(page);
    const bar = page.getByRole("banner");
    await expect.poll(() => opacity(bar)).toBe(0);
    await scrollTo(page, 51);
    await expect.poll(() => opacity(bar)).toBe(1);
    await scrollTo(page, 50);
    await expect.poll(() => opacity(bar)).toBe(0);
  });

  test("is solid at once on a page that opens further down", async ({
    page,
  }) => {
    await open(page, "/#pricing");
    await expect.poll(() => opacity(page.getByRole("banner"))).toBe(1);
  });

  test("is always solid on the privacy page", async ({ page }) => {
    await open(page, "/privacy-policy");
    const bar = page.getByRole("banner");
    expect(await opacity(bar)).toBe(1);
    await scrollTo(page, 51);
    await scrollTo(page, 0);
    await settled(page);
    expect(await opacity(bar)).toBe(1);
  });

  test("links How It Works, Pricing and Contact Us to their sections", async ({
    page,
    content: { site },
  }) => {
    await open(page);
    const bar = page.getByRole("banner");
    for (const { label, target } of site.nav.links) {
      const link = bar.getByRole("link", { name: label, includeHidden: true });
      await expect(link).toHaveAttribute("href", `#${target}`);
      await expect(page.locator(`section#${target}`)).toHaveCount(1);
    }
    expect(site.nav.links).toHaveLength(3);
  });
});

test.describe("The logo", () => {
  test("scrolls smoothly to the top of the home page", async ({
    page,
    content: { site },
  }) => {
    await open(page, "/#pricing");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await settled(page);
    const positions = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener("scroll", () => seen.push(scrollY));
      return seen;
    });
    await page.getByRole("link", { name: site.nav.home }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL("/");
    expect(new Set(await positions.jsonValue()).size).toBeGreaterThan(1);
  });

  test("scrolls to the top without a section in the address as well", async ({
    page,
    content: { site },
  }) => {
    await open(page);
    await scrollTo(page, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.getByRole("link", { name: site.nav.home }).press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL("/");
  });

  test("leads from the privacy page to the top of the home page", async ({
    page,
    content: { hero, site },
  }) => {
    await open(page, "/privacy-policy");
    await scrollTo(page, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await page.getByRole("link", { name: site.nav.home }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: hero.heading }),
    ).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL("/");
  });
});

/** Of an element's background: 0 is transparent, 1 is solid. */
function opacity(element: Locator) {
  return element.evaluate((node) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return (canvas.getImageData(0, 0, 1, 1).data[3] ?? NaN) / 255;
  });
}
