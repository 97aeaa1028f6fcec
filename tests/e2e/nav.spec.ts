import type { Page } from "@playwright/test";
import { openBeforeScripts } from "../support/pace";
import {
  expect,
  expectBelowBar,
  expectScrolledTo,
  isExpanded,
  navLink,
  open,
  scrollTo,
  test,
  type Content,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test(
  "The links of the bar scroll smoothly to their sections, Back goes through them, and the logo to the top",
  { tag: "@desktop" },
  async ({ page, content }) => {
    const { nav } = content.site;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page);
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      addEventListener("scroll", () => seen.add(scrollY));
      return seen;
    });
    const targets = nav.links.map(({ target }) => target);
    for (const target of targets) {
      await (await navLink(page, content, target)).click();
      await expectAt(page, target);
      // One smooth scroll is enough to see.
      await page.emulateMedia({ reducedMotion: "reduce" });
    }
    expect(await positions.evaluate(({ size }) => size)).toBeGreaterThan(9);
    await page.goBack();
    await expectAt(page, targets.at(-2) ?? "");
    await page.getByRole("link", { name: nav.home }).click();
    await expectScrolledTo(page, 0);
  },
);

test("From the policy the menu leads to the sections, Back to where the visitor was, and the logo to the start", async ({
  page,
  content,
}) => {
  await open(page, "/privacy-policy");
  await scrollTo(page, 600);
  await (await navLink(page, content, "pricing")).click();
  await expectAt(page, "pricing");
  await page.goBack();
  await expectScrolledTo(page, 600);
  await page.getByRole("link", { name: content.site.nav.home }).click();
  await expect(page).toHaveURL("/");
  await expectScrolledTo(page, 0);
});

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
  await button.tap();
  await links.nth(1).tap();
  await expect(links).toHaveCount(0);
  await expectAt(page, "pricing");

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

async function expectAt(page: Page, target: string) {
  await expect(page).toHaveURL(`/#${target}`);
  const region = page.locator(`#${target}`);
  await expectBelowBar(page, region.getByRole("heading", { level: 2 }));
}

function menuOf(page: Page, { site: { nav } }: Content) {
  const bar = page.getByRole("navigation", { name: nav.label });
  return {
    name: nav.menu,
    button: bar.getByRole("button", { name: nav.menu, exact: true }),
    links: bar.getByRole("listitem").getByRole("link"),
  };
}
