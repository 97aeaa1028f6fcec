import type { Page } from "@playwright/test";
import {
  expect,
  expectBelowBar,
  isExpanded,
  open,
  section,
  test,
  type Content,
} from "../../support/page";

test.describe("The hamburger menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ["/", "/privacy-policy", "/no-such-page"]) {
    test(`on ${path} is a named button that says whether the menu is open`, async ({
      page,
      content,
      guard,
    }) => {
      if (path === "/no-such-page") guard.expectMissingPage();
      await open(page, path);
      const { button, links } = menuOf(page, content);
      await expect.poll(() => isExpanded(button)).toBe(false);
      await expect(links).toHaveCount(0);
      await button.click();
      await expect.poll(() => isExpanded(button)).toBe(true);
      await expect(links).toHaveText(
        content.site.nav.links.map(({ label }) => label),
      );
      await button.click();
      await expect.poll(() => isExpanded(button)).toBe(false);
      await expect(links).toHaveCount(0);
    });
  }

  test("opens by keyboard, and its links are the next stops", async ({
    page,
    content,
  }) => {
    await open(page);
    const { button, links } = menuOf(page, content);
    await button.press("Enter");
    await expect.poll(() => isExpanded(button)).toBe(true);
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
  });

  test("closes by Escape and gives the focus back to its button", async ({
    page,
    content,
  }) => {
    await open(page);
    const { button, links } = menuOf(page, content);
    await button.press("Enter");
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(links).toHaveCount(0);
    await expect.poll(() => isExpanded(button)).toBe(false);
    await expect(button).toBeFocused();
  });

  test("closes by a click outside", async ({ page, content }) => {
    await open(page);
    const { button, links } = menuOf(page, content);
    await button.click();
    await expect(links).toHaveCount(content.site.nav.links.length);
    await page.mouse.click(4, 840);
    await expect(links).toHaveCount(0);
    await expect.poll(() => isExpanded(button)).toBe(false);
  });

  test("closes by choosing a link of the page", async ({ page, content }) => {
    await open(page);
    const { button, links } = menuOf(page, content);
    await button.click();
    await links.first().click();
    await expect(links).toHaveCount(0);
    await expect.poll(() => isExpanded(button)).toBe(false);
    await expectBelowBar(
      page,
      section(page, content.howItWorks).getByRole("heading", { level: 2 }),
    );
  });

  test("closes by choosing a link to another page", async ({
    page,
    content,
  }) => {
    await open(page, "/privacy-policy");
    const { button, links } = menuOf(page, content);
    await button.click();
    await links.first().click();
    await expect(page).toHaveURL("/#how-it-works");
    await expect(links).toHaveCount(0);
    await expect.poll(() => isExpanded(button)).toBe(false);
  });
});

test.describe("On large screens", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the links stand in the bar and there is no menu button", async ({
    page,
    content,
  }) => {
    await open(page);
    const { button, links } = menuOf(page, content);
    await expect(links).toHaveText(
      content.site.nav.links.map(({ label }) => label),
    );
    await expect(button).toHaveCount(0);
  });
});

function menuOf(page: Page, { site: { nav } }: Content) {
  const bar = page.getByRole("navigation", { name: nav.label });
  return {
    button: bar.getByRole("button", { name: nav.menu, exact: true }),
    links: bar.getByRole("listitem").getByRole("link"),
  };
}
