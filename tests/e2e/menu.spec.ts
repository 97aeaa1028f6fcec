import type { Page } from "@playwright/test";
import { openBeforeScripts } from "../support/pace";
import {
  expect,
  expectBelowBar,
  isExpanded,
  open,
  section,
  test,
  type Content,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test("By keyboard the menu opens, its links are the next stops, and Escape gives the focus back", async ({
  page,
  content,
}) => {
  await open(page);
  const { button, links, name } = menuOf(page, content);
  await button.press("Enter");
  await expect.poll(() => isExpanded(page, name)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect.poll(() => isExpanded(page, name)).toBe(false);
});

test("The menu closes when a link is followed, by a tap outside, and when the screen becomes wide", async ({
  page,
  content,
}) => {
  await open(page);
  const { button, links } = menuOf(page, content);
  const heading = section(page, content.pricing).getByRole("heading", {
    level: 2,
  });
  await button.tap();
  await links.nth(1).tap();
  await expect(links).toHaveCount(0);
  await expectBelowBar(page, heading);

  await button.tap();
  await expect(links).not.toHaveCount(0);
  await page.touchscreen.tap(4, 840);
  await expect(links).toHaveCount(0);

  await button.tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links).toHaveCount(0);
});

test("Before the scripts, a second tap closes the menu, and one that is open stays open when they come", async ({
  page,
  content,
}) => {
  const scripts = await openBeforeScripts(page, "/privacy-policy");
  const { button, links } = menuOf(page, content);
  await button.tap();
  await expect(links).not.toHaveCount(0);
  await button.tap();
  await expect(links).toHaveCount(0);
  await button.tap();
  await scripts();
  await expect(links).not.toHaveCount(0);
});

function menuOf(page: Page, { site: { nav } }: Content) {
  const bar = page.getByRole("navigation", { name: nav.label });
  return {
    name: nav.menu,
    button: bar.getByRole("button", { name: nav.menu, exact: true }),
    links: bar.getByRole("listitem").getByRole("link"),
  };
}
