import type { Page, Request } from "@playwright/test";
import { expect, open, section, test, type Content } from "../../support/page";
import { isShown } from "../../support/shown";

// With the testimonials switched off, the form is right below the prices.
test.beforeEach(({ guard }) => guard.allowForm());

type Words = Content["notifications"];

const notification = (page: Page, words: Words, key: keyof Words) =>
  page
    .getByRole("region", { name: words.label.split(" ")[0] ?? "" })
    .getByRole("listitem")
    .filter({ hasText: words[key] });

async function copyLink(page: Page, content: Content) {
  const { costComparison, pricing } = content;
  await open(page);
  const place = section(page, pricing);
  await place.getByRole("heading", { name: costComparison.heading }).click();
  await place
    .getByRole("button", { name: content.notifications.copyLink })
    .click();
  return place;
}

test.describe("A copied link", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is told in one notification, however often it is copied", async ({
    page,
    content,
  }) => {
    const { notifications } = content;
    const place = await copyLink(page, content);
    await expect(notification(page, notifications, "copied")).toBeVisible();
    await place.getByRole("button", { name: notifications.copyLink }).click();
    await expect(notification(page, notifications, "copied")).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(copied).toMatch(/#cost-comparison$/);
  });
});

if (isShown("mapPack"))
  test("A lost connection and its return are told in a stack, and a notification can be closed by keyboard", async ({
    page,
    context,
    content,
  }) => {
    const { notifications, marketFinder } = content;
    await open(page);
    const place = section(page, content.mapPack);
    await place.scrollIntoViewIfNeeded();
    const field = place.getByLabel(marketFinder.label);
    await expect(field).toBeVisible();
    // The focus loads what notifications need, for when there is no connection.
    const scripts = { asked: 0, come: 0 };
    const isScript = (request: Request) => request.resourceType() === "script";
    page.on("request", (request) => {
      if (isScript(request)) scripts.asked += 1;
    });
    page.on("requestfinished", (request) => {
      if (isScript(request)) scripts.come += 1;
    });
    await field.focus();
    await expect
      .poll(() => scripts.asked > 0 && scripts.come === scripts.asked)
      .toBe(true);

    await context.setOffline(true);
    const lost = notification(page, notifications, "offline");
    await expect(lost).toBeVisible();
    await expect(place.getByText(marketFinder.offline)).toBeVisible();
    // The focus keeps both on the screen.
    await page.keyboard.press("F9");
    await context.setOffline(false);
    await expect(notification(page, notifications, "online")).toBeVisible();
    await expect(lost).toBeVisible();
    await lost
      .getByRole("button", { name: notifications.close })
      .press("Enter");
    await expect(lost).toHaveCount(0);
  });
