import type { Locator } from "@playwright/test";
import {
  expect,
  expectScrolledTo,
  open,
  scrollTo,
  settled,
  test,
} from "../../support/page";

test("The bar stays at the top, transparent up to 50 px and solid from 51", async ({
  page,
}) => {
  await open(page);
  const bar = page.getByRole("banner");
  await expect.poll(() => opacity(bar)).toBe(0);
  await scrollTo(page, 51);
  await expect.poll(() => opacity(bar)).toBe(1);
  await scrollTo(page, 50);
  await expect.poll(() => opacity(bar)).toBe(0);
  await scrollTo(page, 500);
  await expectScrolledTo(page, 500);
  const width = page.viewportSize()?.width;
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width });
});

test("The bar is always solid on the privacy page, and on a page that opens further down", async ({
  page,
}) => {
  const bar = page.getByRole("banner");
  await open(page, "/privacy-policy");
  expect(await opacity(bar)).toBe(1);
  await scrollTo(page, 51);
  await scrollTo(page, 0);
  await settled(page);
  expect(await opacity(bar)).toBe(1);
  await open(page, "/#pricing");
  await expect.poll(() => opacity(bar)).toBe(1);
});

test("Small screens have a menu button and a floating button, large ones have the links in the bar and neither button", async ({
  page,
  content: { hero, site },
  isMobile,
}) => {
  await open(page);
  const bar = page.getByRole("navigation", { name: site.nav.label });
  const menu = bar.getByRole("button", { name: site.nav.menu, exact: true });
  const links = bar.getByRole("listitem").getByRole("link");
  await expect(menu).toHaveCount(isMobile ? 1 : 0);
  await expect(links).toHaveText(
    isMobile ? [] : site.nav.links.map(({ label }) => label),
  );
  await scrollTo(page, 600);
  await expectScrolledTo(page, 600);
  await settled(page);
  const floating = page
    .getByRole("link", { name: hero.button })
    .and(page.locator(":not(section *)"));
  await expect(floating).toHaveCount(isMobile ? 1 : 0);
});

test("The logo scrolls smoothly to the top of the home page", async ({
  page,
  content: { site },
}) => {
  await open(page, "/#pricing");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await settled(page);
  const positions = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener("scroll", () => seen.add(scrollY));
    return seen;
  });
  await page.getByRole("link", { name: site.nav.home }).click();
  await expectScrolledTo(page, 0);
  await expect(page).toHaveURL("/");
  expect(await positions.evaluate(({ size }) => size)).toBeGreaterThan(1);
});

test("The logo leads from the privacy page to the top of the home page", async ({
  page,
  content: { hero, site },
}) => {
  await open(page, "/privacy-policy");
  await scrollTo(page, 600);
  await expectScrolledTo(page, 600);
  await page.getByRole("link", { name: site.nav.home }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: hero.heading }),
  ).toBeInViewport();
  await expectScrolledTo(page, 0);
  await expect(page).toHaveURL("/");
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
