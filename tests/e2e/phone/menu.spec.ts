import type { Page } from "@playwright/test";
import {
  expect,
  expectBelowBar,
  isExpanded,
  open,
  test,
  type Content,
} from "../../support/page";

for (const path of ["/", "/privacy-policy", "/no-such-page"])
  test(`On ${path} the menu's button opens and closes the links and says so`, async ({
    page,
    content,
    guard,
  }) => {
    if (path === "/no-such-page") guard.expectMissingPage();
    await open(page, path);
    const { button } = menuOf(page, content);
    await expectOpen(page, content, false);
    await button.click();
    await expectOpen(page, content, true);
    await button.click();
    await expectOpen(page, content, false);
  });

test("By keyboard Enter and Space open and close the menu, its links are the next stops, and Escape gives the focus back", async ({
  page,
  content,
}) => {
  await open(page);
  const { button, links } = menuOf(page, content);
  for (const key of ["Enter", "Space"])
    for (const expanded of [true, false]) {
      await button.press(key);
      await expectOpen(page, content, expanded);
      await expect(button).toBeFocused();
    }
  await button.press("Enter");
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  for (const link of (await links.all()).reverse()) {
    await expect(link).toBeFocused();
    await page.keyboard.press("Shift+Tab");
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectOpen(page, content, false);
  await expect(button).toBeFocused();
});

test("The menu closes by a tap outside, and by choosing a link of this page or of another", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  await open(page, "/privacy-policy");
  const { button, links } = menuOf(page, content);
  await button.click();
  await expectOpen(page, content, true);
  await page.mouse.click(4, 840);
  await expectOpen(page, content, false);

  await button.click();
  await links.first().click();
  const [first, second] = content.site.nav.links;
  await expect(page).toHaveURL(`/#${first?.target}`);
  await expectOpen(page, content, false);

  await button.click();
  await links.nth(1).click();
  await expect(page).toHaveURL(`/#${second?.target}`);
  await expectOpen(page, content, false);
  await expectBelowBar(
    page,
    page.locator(`#${second?.target}`).getByRole("heading", { level: 2 }),
  );
});

async function expectOpen(page: Page, content: Content, expanded: boolean) {
  const { nav } = content.site;
  await expect.poll(() => isExpanded(page, nav.menu)).toBe(expanded);
  await expect(menuOf(page, content).links).toHaveText(
    expanded ? nav.links.map(({ label }) => label) : [],
  );
}

function menuOf(page: Page, { site: { nav } }: Content) {
  const bar = page.getByRole("navigation", { name: nav.label });
  return {
    button: bar.getByRole("button", { name: nav.menu, exact: true }),
    links: bar.getByRole("listitem").getByRole("link"),
  };
}
