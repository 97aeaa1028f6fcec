import type { Page } from "@playwright/test";
import {
  expect,
  expectScrolledTo,
  open,
  scrollTo,
  settled,
  test,
  type Content,
} from "../../support/page";

// What the dialog looks like is in every-screen/form-dialog.spec.ts.

test.beforeEach(async ({ page, guard }) => {
  guard.allowForm();
  await open(page, "/privacy-policy");
});

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "the close button": (page: Page, { site }: Content) =>
    page.getByRole("button", { name: site.dialog.close }).press("Enter"),
  "a click on the overlay's background": (page: Page) => page.mouse.click(4, 4),
};

for (const [way, close] of Object.entries(ways)) {
  test(`The dialog closes by ${way}: the iframe is gone, the focus is back, and it opens again`, async ({
    page,
    content,
  }) => {
    const { opener, dialog } = dialogOf(page, content);
    for (const round of [1, 2]) {
      await opener.press("Enter");
      await expect(dialog, `round ${round}`).toBeVisible();
      await expect(dialog.getByRole("status")).toHaveText(
        content.form.status.ready,
      );
      await expect(page.locator("iframe")).toHaveCount(1);
      await close(page, content);
      await expect(dialog).toHaveCount(0);
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}

test("The open dialog is modal: the focus starts on its close button and goes round inside, by Tab and by Shift+Tab", async ({
  page,
  content,
}) => {
  const { opener, dialog, close } = dialogOf(page, content);
  await opener.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  await expect(close).toBeFocused();
  expect(await dialog.evaluate((box) => box.matches(":modal"))).toBe(true);
  for (const key of ["Tab", "Shift+Tab"]) {
    const places = new Set<string | undefined>();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key);
      places.add(await focusPlace(page));
    }
    // Between the last element and the first, focus is on the browser itself.
    places.delete("BODY");
    places.delete("HTML");
    expect([...places].sort(), key).toEqual(["in the dialog", "in the form"]);
  }
});

test("Where Escape cannot close it, inside the third-party form, Shift+Tab leads to the close button", async ({
  page,
  content,
}) => {
  const { opener, dialog, close } = dialogOf(page, content);
  await opener.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  await page.keyboard.press("Tab");
  const field = dialog.locator("iframe").contentFrame().getByLabel("Name");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
});

test("A click inside the dialog does not close it, and the page behind does not scroll", async ({
  page,
  content,
}) => {
  const { opener, dialog } = dialogOf(page, content);
  await scrollTo(page, 400);
  await expectScrolledTo(page, 400);
  await opener.press("Enter");
  const { title } = content.site.dialog;
  await dialog.getByRole("heading", { name: title }).click();
  for (const [x, y] of [
    [4, 4],
    [200, 100],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 2_000);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  }
  await page.keyboard.press("End");
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await expect(dialog).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expectScrolledTo(page, 400);
  await page.mouse.wheel(0, 100);
  await expectScrolledTo(page, 500);
});

function dialogOf(page: Page, { site }: Content) {
  const name = site.dialog.title;
  const dialog = page.getByRole("dialog", { name, exact: true });
  return {
    opener: page.getByRole("banner").getByRole("button", { name }),
    dialog,
    close: dialog.getByRole("button", { name: site.dialog.close }),
  };
}

function focusPlace(page: Page) {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (active?.tagName === "IFRAME") return "in the form";
    return active?.closest("dialog") ? "in the dialog" : active?.tagName;
  });
}
