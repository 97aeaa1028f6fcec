import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { testPorts } from "../../../tools/ports";
import { expect, open, section, test } from "../../support/page";
import { isShown } from "../../support/shown";

// Sizes are bytes of the files compressed with gzip.

test.beforeEach(({ guard }) => guard.allowForm());

/** Everything of our own that the page asks for. */
function watch(page: Page) {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { port, pathname } = new URL(request.url());
    if (port === String(testPorts.site)) paths.add(pathname);
  });
  const sizeOf = (path: string) => {
    const file = path === "/" ? "/index.html" : path;
    const names = [`${file}.gz`, `${file}.html.gz`, file];
    const name = names.find((each) => existsSync(`public${each}`));
    return name ? readFileSync(`public${name}`).length : 0;
  };
  return (pattern = /./) => {
    const matching = [...paths].filter((path) => pattern.test(path));
    return matching.reduce((sum, path) => sum + sizeOf(path), 0);
  };
}

for (const path of ["/", "/privacy-policy"])
  test(`Before the first interaction ${path} loads at most 60 kB, no script, and nothing that delays the paint`, async ({
    page,
  }) => {
    // Keeps the scripts from starting by themselves.
    await page.addInitScript(() => {
      const connection = { saveData: true };
      Object.defineProperty(navigator, "connection", { value: connection });
    });
    const size = watch(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(size(/\.(js|css)$/)).toBe(0);
    expect(size()).toBeGreaterThan(10_000);
    expect(size()).toBeLessThanOrEqual(60_000);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) => Object(entry).renderBlockingStatus !== "non-blocking",
        )
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  });

test("The landing page is at most 22 kB, its scripts 110 kB, and 150 kB near the market finder and the cost comparison", async ({
  page,
  content,
}) => {
  const size = watch(page);
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(size(/^\/$/)).toBeGreaterThan(5_000);
  expect(size(/^\/$/)).toBeLessThanOrEqual(22_000);
  const before = size(/\.js$/);
  expect(before).toBeGreaterThan(80_000);
  expect(before).toBeLessThanOrEqual(110_000);

  if (isShown("mapPack")) {
    const place = section(page, content.mapPack);
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByLabel(content.marketFinder.label)).toBeVisible();
  }
  await section(page, content.pricing)
    .getByRole("heading", { name: content.costComparison.heading })
    .click();
  await expect(
    page.getByRole("table", { name: content.costComparison.results }),
  ).toBeVisible();
  expect(size(/\.js$/)).toBeGreaterThan(before);
  expect(size(/\.js$/)).toBeLessThanOrEqual(150_000);
});
