import { openBeforeScripts, openWithoutScripts } from "../../support/pace";
import {
  expect,
  expectBelowBar,
  open,
  settled,
  test,
} from "../../support/page";
import { whileShown } from "../../support/shown";

test("A shared link to the calculator opens at the calculator", async ({
  page,
  context,
  content,
  guard,
}) => {
  // On a tall screen it may be near.
  guard.allowForm();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const { heading } = content.costComparison;
  const { copyLink } = content.notifications;
  const calculator = page.locator("details", {
    has: page.getByRole("heading", { name: heading }),
  });
  await calculator.locator("summary").first().click();
  await calculator.getByRole("button", { name: copyLink }).click();
  await expect(page).toHaveURL(/[?&]my-/);
  const address = page.url();
  const next = await context.newPage();
  await open(next, address);
  await expectBelowBar(next, next.getByRole("heading", { name: heading }));
  await expect(next.getByRole("button", { name: copyLink })).toBeAttached();
});

whileShown("mapPack", () => {
  test("A shared link to a market opens at the finder, with the answer", async ({
    page,
    context,
    content,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/?zip=80202#market-finder");
    const { heading } = content.marketFinder;
    const { copyLink } = content.notifications;
    const finder = page.locator("#map-pack");
    await finder.getByRole("button", { name: copyLink }).click();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const next = await context.newPage();
    await open(next, address);
    await expect(next.locator("#map-pack")).toContainText("Denver");
    await expect(next.getByRole("heading", { name: heading })).toBeInViewport();
  });
});

whileShown("faq", () => {
  for (const pace of ["at full speed", "before the scripts", "without scripts"])
    test(`A question stays under the finger when it closes the answer above, ${pace}`, async ({
      page,
      content,
      guard,
    }) => {
      guard.allowForm();
      if (pace === "at full speed") await open(page);
      else if (pace === "before the scripts") await openBeforeScripts(page);
      else await openWithoutScripts(page, guard);
      const [first, second] = content.faq.items.map(({ question }) =>
        page.locator("summary", { hasText: question }),
      );
      await first!.click();
      await second!.scrollIntoViewIfNeeded();
      await settled(page);
      const before = await second!.boundingBox();
      await second!.click();
      await expect(first!.locator("..")).not.toHaveAttribute("open");
      await settled(page);
      const after = await second!.boundingBox();
      expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1);
    });
});

for (const pace of ["before the scripts", "without scripts"])
  test(`The menu closes when a link is followed, and when the phone is turned, ${pace}`, async ({
    page,
    content,
    guard,
    isMobile,
  }) => {
    // Wide screens have no menu.
    if (!isMobile) return;
    if (pace === "before the scripts") await openBeforeScripts(page);
    else await openWithoutScripts(page, guard);
    const { nav } = content.site;
    const bar = page.getByRole("navigation", { name: nav.label });
    const button = bar.getByRole("button", { name: nav.menu });
    const link = bar.getByRole("link", { name: nav.links[0]!.label });
    await button.click();
    await link.click();
    await expect(link).toBeHidden();
    await expectBelowBar(
      page,
      page
        .locator(`#${nav.links[0]!.target}`)
        .getByRole("heading", { level: 2 }),
    );
    await button.click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    for (const { label } of nav.links)
      await expect(bar.getByRole("link", { name: label })).toBeInViewport({
        ratio: 1,
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(link).toBeHidden();
    await expect(button).toBeInViewport();
  });

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar has its links in a row, and they cover nothing", async ({
    page,
    content,
  }) => {
    await page.goto("/");
    const { nav } = content.site;
    const bar = page.getByRole("navigation", { name: nav.label });
    await expect(bar.getByRole("button", { name: nav.menu })).toBeHidden();
    for (const { label, target } of nav.links) {
      const link = bar.getByRole("link", { name: label });
      await link.click();
      await expect(
        page.locator(`#${target}`).getByRole("heading", { level: 2 }),
      ).toBeInViewport({ ratio: 1 });
    }
  });
});
