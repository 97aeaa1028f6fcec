import type { Page } from "@playwright/test";
import {
  expect,
  open,
  scrollTo,
  settled,
  test,
  type Content,
} from "../../support/page";

test.beforeEach(async ({ page, guard }) => {
  await open(page, "/privacy-policy");
  await expect(page.locator("iframe")).toHaveCount(0);
  guard.allowForm();
});

test("The nav button opens a dialog titled as itself, over the whole screen, with the form in an iframe", async ({
  page,
  content,
}) => {
  const { opener, dialog, frame } = dialogOf(page, content);
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByRole("heading", { name: content.site.dialog.title }),
  ).toBeInViewport();
  const { host, widgetPath, formId, title } = content.site.form;
  await expect(frame).toHaveAttribute("src", `${host}${widgetPath}${formId}`);
  await expect(frame).toHaveAttribute("title", title);
  await expect(frame).toBeInViewport();
  await expect(dialog.getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  await expect(frame.contentFrame().getByLabel("ZIP code")).toBeVisible();
  expect(await dialog.evaluate(coversScreen)).toBe(true);
});

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "the close button": (page: Page, { site }: Content) =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: site.dialog.close })
      .click(),
  "a click on the overlay's background": (page: Page) => page.mouse.click(4, 4),
};

for (const [way, close] of Object.entries(ways)) {
  test(`The dialog closes by ${way}: the iframe is gone, the focus is back, and it opens again`, async ({
    page,
    content,
  }) => {
    const { opener, dialog, frame } = dialogOf(page, content);
    for (const round of [1, 2]) {
      await opener.press("Enter");
      await expect(dialog, `round ${round}`).toBeVisible();
      await expect(frame).toHaveCount(1);
      await expect(dialog.getByRole("status")).toHaveText(
        content.form.status.ready,
      );
      await close(page, content);
      await expect(dialog).toHaveCount(0);
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}

test("A click inside the dialog does not close it", async ({
  page,
  content,
}) => {
  const { opener, dialog } = dialogOf(page, content);
  await opener.click();
  const title = dialog.getByRole("heading", {
    name: content.site.dialog.title,
  });
  await title.click();
  await settled(page);
  await expect(title).toBeVisible();
});

for (const key of ["Tab", "Shift+Tab"]) {
  test(`The focus is held inside the open dialog with ${key}`, async ({
    page,
    content,
  }) => {
    const { opener, dialog } = dialogOf(page, content);
    await opener.press("Enter");
    await expect(dialog.getByRole("status")).toHaveText(
      content.form.status.ready,
    );
    const places = new Set([await focusPlace(page)]);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key);
      places.add(await focusPlace(page));
    }
    // Between the last element and the first, focus is on the browser itself.
    places.delete("BODY");
    places.delete("HTML");
    expect([...places].sort()).toEqual(["in the dialog", "in the form"]);
  });
}

test("The page behind the open dialog does not scroll, and stays where it was", async ({
  page,
  content,
}) => {
  const { opener, dialog } = dialogOf(page, content);
  await scrollTo(page, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await opener.press("Enter");
  await expect(dialog).toBeVisible();
  for (const [x, y] of [
    [4, 4],
    [200, 100],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(400);

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

function dialogOf(page: Page, { site }: Content) {
  const name = site.dialog.title;
  const dialog = page.getByRole("dialog", { name, exact: true });
  return {
    opener: page.getByRole("banner").getByRole("button", { name }),
    dialog,
    frame: dialog.locator("iframe"),
  };
}

/** Whether nothing of the page behind can be hit, from corner to corner. */
function coversScreen(dialog: Element) {
  const parts = [0.01, 0.5, 0.99];
  return parts.every((x) =>
    parts.every((y) =>
      dialog.contains(
        document.elementFromPoint(x * innerWidth, y * innerHeight),
      ),
    ),
  );
}

function focusPlace(page: Page) {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (active?.tagName === "IFRAME") return "in the form";
    return active?.closest("dialog") ? "in the dialog" : active?.tagName;
  });
}
