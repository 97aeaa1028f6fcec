import type { Locator, Page } from "@playwright/test";
import { zipShards } from "../../../pipeline/assets/zip-data";
import {
  expect,
  fastForwardTo,
  open,
  section,
  test,
  type Content,
} from "../../support/page";
import { tierOfZip } from "../../support/market";
import { whileShown } from "../../support/shown";

whileShown("mapPack", () => {
  /** Opens the landing page and comes near the market finder. */
  async function reach(page: Page, content: Content): Promise<Locator> {
    await open(page);
    const place = section(page, content.mapPack);
    await place.scrollIntoViewIfNeeded();
    await expect(field(place, content)).toBeVisible();
    return place;
  }

  const field = (place: Locator, { marketFinder }: Content) =>
    place.getByLabel(marketFinder.label);

  const ours = (url: string) =>
    /\/(zip|data)\/|market-finder|react-query/.test(url);

  test("Nothing of the market finder is asked for before the visitor comes near it", async ({
    page,
    content,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page);
    const before = [...asked];
    expect(before.filter(ours)).toEqual([]);
    await section(page, content.mapPack).scrollIntoViewIfNeeded();
    await expect(field(section(page, content.mapPack), content)).toBeVisible();
    const after = asked.slice(before.length);
    expect(after.some((url) => url.endsWith("/data/market-finder.json"))).toBe(
      true,
    );
    expect(after.some((url) => url.includes("/zip/"))).toBe(false);
  });

  test("The market finder takes just the room that was kept for it", async ({
    page,
    content,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/data/market-finder.json", async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    const place = section(page, content.mapPack);
    await place.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const heights = async () => {
      const all: number[] = [];
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await page.locator("#market-finder").boundingBox();
        all.push(Math.round(box?.height ?? NaN));
      }
      return all;
    };
    await expect(place.getByText(content.marketFinder.pending)).toBeVisible();
    const kept = await heights();
    release();
    await expect(field(place, content)).toBeVisible();
    const taken = await heights();
    // Rounding may add a pixel.
    for (const [index, height] of taken.entries())
      expect(Math.abs(height - (kept[index] ?? NaN))).toBeLessThanOrEqual(1);
  });

  test("A ZIP code shows the city's market size, marks its row and is carried to the form", async ({
    page,
    content,
    guard,
  }) => {
    guard.allowForm();
    const place = await reach(page, content);
    await field(place, content).pressSequentially("37203");
    const tier = tierOfZip(content, "37203");
    const status = place.getByRole("status");
    for (const word of ["37203", "Nashville", tier.tier])
      await expect(status).toContainText(word);
    await expect(place.locator("tr[aria-current]")).toHaveCount(1);
    await expect(
      place.getByRole("row").filter({ hasText: tier.population }),
    ).toHaveAttribute("aria-current", "true");
    await place.getByRole("link", { name: content.hero.button }).press("Enter");
    await expect(page.locator("#form iframe")).toHaveAttribute(
      "src",
      new RegExp(`[?&]${content.site.form.zipParameter}=37203\\b`),
    );
  });

  test("A ZIP code can be corrected by keyboard, and the answer follows", async ({
    page,
    content,
  }) => {
    const place = await reach(page, content);
    await field(place, content).focus();
    await page.keyboard.type("75001");
    await expect(place.getByRole("status")).toContainText("Addison");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("75201");
    await expect(place.getByRole("status")).toContainText("Dallas");
    await page.keyboard.press("Backspace");
    await expect(place.locator("tr[aria-current]")).toHaveCount(0);
  });

  test("When the data cannot be fetched the visitor reads so and can try again", async ({
    page,
    content,
    guard,
  }) => {
    guard.expectError(/503/);
    const { failed, retry } = content.marketFinder;
    await page.clock.install();
    const place = await reach(page, content);
    let tries = 0;
    await page.route("**/zip/*.json", (route) => {
      tries += 1;
      return route.fulfill({ status: 503 });
    });
    await field(place, content).fill("37203");
    await expect(place.getByRole("status")).not.toHaveText("");
    await fastForwardTo(place.getByText(failed));
    expect(tries).toBe(4);
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: content.notifications.failed }),
    ).toBeVisible();
    await page.unrouteAll();
    await place.getByRole("button", { name: retry }).press("Enter");
    await expect(place.getByRole("status")).toContainText("Nashville");
  });

  test("Without a connection the visitor reads so, and the answer comes by itself", async ({
    page,
    context,
    content,
  }) => {
    const place = await reach(page, content);
    await context.setOffline(true);
    await field(place, content).fill("37203");
    await expect(place.getByRole("status")).toHaveText(
      content.marketFinder.offline,
    );
    await context.setOffline(false);
    await expect(place.getByRole("status")).toContainText("Nashville");
  });

  test("Every shard that the build made is served", async ({
    request,
    content,
  }) => {
    const made = zipShards(content.cities);
    const prefixes = [...made.keys()].filter((_, index) => index % 100 === 0);
    for (const prefix of prefixes) {
      const response = await request.get(`/zip/${prefix}.json`);
      expect(await response.json()).toEqual(made.get(prefix));
    }
  });
});
