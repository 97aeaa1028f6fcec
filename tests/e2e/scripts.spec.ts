import { expect, open, test } from "../support/page";

const fonts = ["Besley", "Libre Franklin"];

test("The scripts and the fonts are requested after the first paint, and nothing moves when they come", async ({
  page,
}) => {
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
    const [load] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    // Its `startTime` is when the screen showed the frame. Not in TypeScript yet.
    const [paint] = performance.getEntriesByType(
      "paint",
    ) as (PerformanceEntry & { paintTime: number })[];
    const allowed = Math.max(load!.loadEventStart, paint!.paintTime);
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => !(startTime > allowed))
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
