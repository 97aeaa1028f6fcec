import { expect, open, test } from "../support/page";

const fonts = ["Besley", "Libre Franklin"];

test("The scripts and the fonts are requested after the first paint, and nothing moves when they come", async ({
  page,
}) => {
  // Before the loader's own wait, which it is compared with. Not by the "paint"
  // entry, which comes once the screen shows the frame.
  await page.addInitScript(() =>
    addEventListener("load", () =>
      requestAnimationFrame(() =>
        setTimeout(() => performance.mark("painted")),
      ),
    ),
  );
  await open(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === "loaded")
          .map(({ family }) => family.replaceAll('"', "")),
      ),
    )
    .toEqual(expect.arrayContaining(fonts));
  const early = await page.evaluate(() => {
    const painted =
      performance.getEntriesByName("painted")[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => name)
      .filter((name) => /\.(js|woff2)$/.test(name));
  });
  expect(early).toEqual([]);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
          })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Without any shift, the observer is not called.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the style sheet asks for the fonts", async ({ page }) => {
    const asked = fonts.map((font) =>
      page.waitForResponse(
        `**/${font.toLowerCase().replace(" ", "-")}-*.woff2`,
      ),
    );
    await page.goto("/");
    for (const response of await Promise.all(asked))
      expect(response.ok()).toBe(true);
  });
});
