import { dialogOf, openPolicy } from "../support/lead-form";
import { openBeforeScripts } from "../support/pace";
import { expect, expectScrolledTo, scrollTo, test } from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test(
  "The dialog closes by Escape, by its button and by a click on the background: the iframe is gone, the focus is back, and it opens again",
  { tag: "@desktop" },
  async ({ page, content }) => {
    const { opener, dialog, close } = await openPolicy(page, content);
    await expect(page.locator("iframe")).toHaveCount(0);
    for (const [way, leave] of [
      ["Escape", () => page.keyboard.press("Escape")],
      ["its button", () => close.press("Enter")],
      ["the background", () => page.mouse.click(4, 4)],
    ] as const)
      await test.step(way, async () => {
        await opener.press("Enter");
        await expect(dialog.locator("iframe")).toBeVisible();
        await leave();
        await expect(dialog).toHaveCount(0);
        await expect(page.locator("iframe")).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
  },
);

test(
  "The dialog is modal: the focus goes round inside, and the page behind does not scroll",
  { tag: ["@desktop", "@smoke"] },
  async ({ page, content }) => {
    const { opener, dialog, close } = await openPolicy(page, content);
    await scrollTo(page, 400);
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
  "Only a click that begins and ends on the background closes the dialog, and not the second of the double click that has opened it",
  { tag: "@desktop" },
  async ({ page, content }) => {
    const { opener, dialog } = await openPolicy(page, content);
    await opener.dblclick();
    await expect(dialog).toBeVisible();
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

test("Before the scripts, the second tap of a double tap does not close what the first has opened, and Escape does", async ({
  page,
  content,
}) => {
  await openBeforeScripts(page, "/privacy-policy");
  const { opener, dialog } = dialogOf(page, content);
  await opener.dblclick();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("A browser without commands for buttons opens the dialog by React", async ({
  page,
  content,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  const { opener, dialog } = await openPolicy(page, content);
  await opener.click();
  await expect(dialog.locator("iframe")).toBeVisible();
});
