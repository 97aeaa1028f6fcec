import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
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

/** A document without its words and pictures, since editors decide how many there are. */
function withoutContent(html: string): string {
  return html
    .replace(/<picture[^]*?<\/picture>/g, "")
    .split(/(<script[^]*?<\/script>|<style[^]*?<\/style>|<[^>]+>)/)
    .map((part, index) => (index % 2 === 1 ? part : ""))
    .join("");
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

test("The landing page is at most 18.3 kB without its words and pictures, its scripts 110 kB, and 150 kB near the market finder and the cost comparison", async ({
  page,
  content,
}) => {
  const size = watch(page);
  await open(page);
  await page.waitForLoadState("networkidle");
  const markup = gzipSync(
    withoutContent(readFileSync("public/index.html", "utf8")),
    { level: 9 },
  );
  expect(markup.length).toBeGreaterThan(5_000);
  expect(markup.length).toBeLessThanOrEqual(18_300);
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
