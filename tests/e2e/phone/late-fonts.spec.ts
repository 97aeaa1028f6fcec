import type { Page } from "@playwright/test";
import { expect, test } from "../../support/page";
import { fonts, loadedFonts } from "../../support/visitor-sees";

/** Our fonts that are in use, by name. */
async function loaded(page: Page) {
  const all = await page.evaluate(loadedFonts);
  return all.filter((name) => fonts.includes(name));
}

test("The fonts are asked for after the first paint, and the text changes to both at the same time", async ({
  page,
}) => {
  const painted: boolean[] = [];
  let letItIn = () => {};
  const held = new Promise<void>((resolve) => (letItIn = resolve));
  await page.route("**/*.woff2", async (route) => {
    const paints = () => performance.getEntriesByType("paint").length > 0;
    painted.push(await page.evaluate(paints));
    if (route.request().url().includes("libre-franklin")) await held;
    await route.continue();
  });
  const first = page.waitForResponse("**/besley-*.woff2");
  await page.goto("/");
  await (await first).finished();
  expect(await loaded(page)).toEqual([]);
  letItIn();
  await expect.poll(() => loaded(page)).toEqual(fonts);
  expect(painted).toEqual([true, true]);
});

test("Where one font cannot be had, the other is used", async ({
  page,
  guard,
}) => {
  guard.allowErrors(/besley|ERR_FAILED/);
  await page.route("**/besley-*.woff2", (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => loaded(page)).toEqual(["Libre Franklin"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("The style sheet asks for the fonts", async ({ page }) => {
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
