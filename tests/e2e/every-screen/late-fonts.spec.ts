import type { Page } from "@playwright/test";
import { expect, test } from "../../support/page";
import { fonts, loadedFonts } from "../../support/visitor-sees";

/** The fonts of ours that are in use, by name. */
async function loaded(page: Page) {
  const all = await page.evaluate(loadedFonts);
  return all.filter((name) => fonts.includes(name));
}

test("The fonts are asked for when the page has been painted", async ({
  page,
}) => {
  const painted: boolean[] = [];
  await page.route("**/*.woff2", async (route) => {
    const paints = () => performance.getEntriesByType("paint").length > 0;
    painted.push(await page.evaluate(paints));
    await route.continue();
  });
  await page.goto("/");
  await expect.poll(() => loaded(page)).toEqual(fonts);
  expect(painted).toEqual([true, true]);
});

test("The text is laid out with both of them at the same time", async ({
  page,
}) => {
  let letItIn = () => {};
  const held = new Promise<void>((resolve) => (letItIn = resolve));
  await page.route("**/libre-franklin-*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  const first = page.waitForResponse("**/besley-*.woff2");
  await page.goto("/");
  await (await first).finished();
  expect(await loaded(page)).toEqual([]);
  letItIn();
  await expect.poll(() => loaded(page)).toEqual(fonts);
});

test("Where one of them cannot be had, the other is used", async ({
  page,
  guard,
}) => {
  guard.allowErrors(/besley|ERR_FAILED/);
  await page.route("**/besley-*.woff2", (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => loaded(page)).toEqual(["Libre Franklin"]);
});

test("They come as well where the browser says nothing of the paint", async ({
  page,
}) => {
  // As Firefox, when the page opens further down.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/#pricing");
  await expect.poll(() => loaded(page)).toEqual(fonts);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("They are asked for by the style sheet", async ({ page }) => {
    const asked = new Set<string>();
    page.on("response", (response) => {
      const name = /\/static\/([a-z-]+)-\w+\.woff2$/.exec(response.url())?.[1];
      if (name && response.ok()) asked.add(name);
    });
    await page.goto("/");
    await expect
      .poll(() => [...asked].sort())
      .toEqual(["besley", "libre-franklin"]);
  });
});
