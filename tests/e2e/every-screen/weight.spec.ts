import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, open, section, test } from "../../support/page";
import { isShown } from "../../support/shown";

// With the testimonials switched off, the form is right below the prices.
test.beforeEach(({ guard }) => guard.allowForm());

// All sizes are of what a host sends that serves the compressed files, in bytes.

/** Everything of our own that the page has asked for so far. */
function watch(page: Page) {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  const sizeOf = (url: string) => {
    const { pathname, origin } = new URL(url);
    if (origin !== new URL(page.url()).origin) return 0;
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = [path, `${path}.html`]
      .flatMap((name) => [`${name}.gz`, name])
      .map((name) => join("public", name))
      .find((name) => existsSync(name) && /\.\w+$/.test(name));
    return file ? readFileSync(file).length : 0;
  };
  return {
    /** The size of all, or of those that match. */
    size: (pattern = /./) =>
      [...asked]
        .filter((url) => pattern.test(url))
        .reduce((sum, url) => sum + sizeOf(url), 0),
    asked,
  };
}

/** Keeps the scripts from starting by themselves. */
async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    });
  });
}

for (const path of ["/", "/privacy-policy"]) {
  test(`Before the first interaction ${path} loads at most 60 kB, and no script`, async ({
    page,
  }) => {
    await saveData(page);
    const loaded = watch(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect([...loaded.asked].filter((url) => url.endsWith(".js"))).toEqual([]);
    expect(loaded.size()).toBeGreaterThan(10_000);
    expect(loaded.size()).toBeLessThanOrEqual(60_000);
  });

  test(`${path} loads nothing that keeps it from being painted`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const blocking = await page.evaluate(() =>
      (
        performance.getEntriesByType(
          "resource",
        ) as (PerformanceResourceTiming & {
          renderBlockingStatus?: string;
        })[]
      )
        .filter((entry) => entry.renderBlockingStatus !== "non-blocking")
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  });
}

test("The document of the landing page is at most 22 kB, its styles included", async ({
  page,
}) => {
  await saveData(page);
  const loaded = watch(page);
  await page.goto("/");
  expect(loaded.size(/\/$/)).toBeGreaterThan(5_000);
  expect(loaded.size(/\/$/)).toBeLessThanOrEqual(22_000);
  expect([...loaded.asked].filter((url) => url.endsWith(".css"))).toEqual([]);
});

test("All scripts of the landing page are at most 110 kB, and 150 kB once the visitor is near the market finder and the cost comparison", async ({
  page,
  content,
}) => {
  const loaded = watch(page);
  await open(page);
  await page.waitForLoadState("networkidle");
  const before = loaded.size(/\.js$/);
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
  await page.waitForLoadState("networkidle");
  expect(loaded.size(/\.js$/)).toBeGreaterThan(before);
  expect(loaded.size(/\.js$/)).toBeLessThanOrEqual(150_000);
});
