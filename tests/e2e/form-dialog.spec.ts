import type { Page } from "@playwright/test";
import { openBeforeScripts } from "../support/pace";
import {
  expect,
  expectScrolledTo,
  open,
  scrollTo,
  test,
  type Content,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "the close button": (page: Page, { site }: Content) =>
    page.getByRole("button", { name: site.dialog.close }).press("Enter"),
  "a click on the overlay's background": (page: Page) => page.mouse.click(4, 4),
};

for (const [way, close] of Object.entries(ways))
  test(
    `The dialog closes by ${way}: the iframe is gone, the focus is back, and it opens again`,
    { tag: "@desktop" },
    async ({ page, content }) => {
      await open(page, "/privacy-policy");
      const { opener, dialog } = dialogOf(page, content);
      await expect(page.locator("iframe")).toHaveCount(0);
      for (const round of [1, 2]) {
        await opener.press("Enter");
        await expect(dialog.locator("iframe"), `round ${round}`).toBeVisible();
        await close(page, content);
        await expect(dialog).toHaveCount(0);
        await expect(page.locator("iframe")).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    },
  );

test(
  "The dialog is modal: the focus goes round inside, and the page behind does not scroll",
  { tag: ["@desktop", "@smoke"] },
  async ({ page, content }) => {
    await open(page, "/privacy-policy");
    await scrollTo(page, 400);
    const { opener, dialog, close } = dialogOf(page, content);
    await opener.press("Enter");
    await expect(dialog.locator("iframe")).toBeVisible();
    await expect(close).toBeFocused();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
    await page.mouse.move(4, 4);
    await page.mouse.wheel(0, 2_000);
    await page.keyboard.press("Escape");
    await expectScrolledTo(page, 400);
  },
);

test(
  "Only a click that begins and ends on the background closes the dialog",
  { tag: "@desktop" },
  async ({ page, content }) => {
    await open(page, "/privacy-policy");
    const { opener, dialog } = dialogOf(page, content);
    await opener.press("Enter");
    const heading = (await dialog.getByRole("heading").first().boundingBox())!;
    const [inside, outside] = [
      { x: heading.x + 5, y: heading.y + 5 },
      { x: 640, y: 10 },
    ];
    for (const [from, to] of [
      [inside, inside],
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
      await expect(dialog).toBeVisible();
    }
    await page.mouse.click(outside.x, outside.y);
    await expect(dialog).toHaveCount(0);
  },
);

for (const pace of ["with scripts", "before the scripts"])
  test(
    `The second tap of a double tap does not close what the first has opened, ${pace}`,
    { tag: "@desktop" },
    async ({ page, content }) => {
      const path = "/privacy-policy";
      if (pace === "with scripts") await open(page, path);
      else await openBeforeScripts(page, path);
      const { opener, dialog } = dialogOf(page, content);
      await opener.dblclick();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    },
  );

test(
  "A browser without commands for buttons opens the dialog by React",
  { tag: "@desktop" },
  async ({ page, content }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      addEventListener("command", (event) => event.preventDefault(), true);
    });
    await open(page, "/privacy-policy");
    const { opener, dialog } = dialogOf(page, content);
    await opener.click();
    await expect(dialog.locator("iframe")).toBeVisible();
  },
);

function dialogOf(page: Page, { site }: Content) {
  const name = site.dialog.title;
  const dialog = page.getByRole("dialog", { name, exact: true });
  return {
    opener: page.getByRole("banner").getByRole("button", { name }),
    dialog,
    close: dialog.getByRole("button", { name: site.dialog.close }),
  };
}
