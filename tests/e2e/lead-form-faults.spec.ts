import type { Page } from "@playwright/test";
import { interpolate } from "../../src/lib/figures";
import {
  expect,
  formOf,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test("Another ZIP code leaves a half-filled form alone, and the page says which one it asks about", async ({
  page,
  content,
}) => {
  await open(page);
  await ask(page, content, "80202");
  const { status, inside } = formOf(page, content);
  const name = inside.getByLabel("Name");
  await status.evaluate((line) => line.scrollIntoView());
  await name.click();
  await name.fill("Test agent");
  await ask(page, content, "60614");
  await expect(name).toHaveValue("Test agent");
  await expect(inside.getByLabel("ZIP code")).toHaveValue("80202");
  const stillAsks = page.getByText(
    interpolate(content.form.stillAsks, { zip: "80202" }),
  );
  await expect(stillAsks).toBeVisible();
  await expect(
    page.getByRole("link", { name: content.form.fallback.link }),
  ).toHaveAttribute("href", /=60614$/);
  await ask(page, content, "80202");
  await expect(stillAsks).toHaveCount(0);
});

test("A visitor reaches the form with Tab, also from above the screen", async ({
  page,
  content,
}) => {
  await open(page, "/#form");
  const { ready } = content.form.status;
  const { status } = formOf(page, content);
  await expect(status).toHaveText(ready);
  await scrollTo(page, 0);
  await settled(page);
  // The last place before the form.
  await status.evaluate((element) => {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
  const name = formOf(page, content).inside.getByLabel("Name");
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
});

for (const path of ["/#form", "/privacy-policy"])
  test(`A hostile form on ${path} can neither move, cover nor stretch the page, nor open a window or an alert`, async ({
    page,
    context,
    content,
    guard,
  }) => {
    guard.expectError(/./);
    guard.allowOrigin(
      new URL(content.site.form.embed.frame).origin.replace(
        "localhost",
        "127.0.0.1",
      ),
    );
    const opened: string[] = [];
    page.on("dialog", (dialog) => {
      opened.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setExtraHTTPHeaders({ "x-form-mode": "hostile" });
    await open(page, path);
    context.on("page", (window) => opened.push(window.url()));
    if (path === "/privacy-policy")
      await page
        .getByRole("button", { name: content.site.dialog.title })
        .click();
    await expect
      .poll(() =>
        formOf(page, content)
          .inside.locator("html")
          .evaluate(() => document.title),
      )
      .toBe("hostile done");

    await expect(page).toHaveURL(path);
    expect(opened).toEqual([]);
    const height = (await page.locator("iframe").boundingBox())?.height;
    expect(height).toBeGreaterThanOrEqual(600);
    expect(height).toBeLessThan(1_900);
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(page.getByText("Hijacked")).toHaveCount(0);
  });

async function ask(page: Page, content: Content, zip: string) {
  await scrollTo(page, 0);
  const field = section(page, content.hero).getByRole("textbox");
  await field.fill(zip);
  await field.press("Enter");
  await expect(page).toHaveURL(/#form$/);
  // A click misses while the page still scrolls.
  await settled(page);
}
