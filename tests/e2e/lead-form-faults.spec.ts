import type { Locator, Page } from "@playwright/test";
import { openForm, send, thirdOrigin } from "../support/lead-form";
import { expect, test, type Content } from "../support/page";

// What the form's host can do wrong, one fault of each outcome, and what it might do
// against the page. tests/unit/lead-form.test.tsx has the table of all states.

test.beforeEach(({ guard }) => guard.allowForm());

for (const [fault, says, error] of [
  ["refused", "down", /net::ERR_/],
  ["framed", "silent", /Refused to display|X-Frame-Options/],
] as const)
  test(`When the form host is ${fault}, the visitor sees two other ways and can try again`, async ({
    page,
    content,
    guard,
  }) => {
    guard.expectError(error);
    const parts = await openUntil(page, content, fault, says);
    const { region, status, frame, directLink, email } = parts;
    // No grey box of the browser's in place of a form.
    await expect(frame).toBeVisible({ visible: says === "silent" });
    await status.evaluate((node) => node.scrollIntoView());
    const { retry: name } = content.form.status;
    const again = region.getByRole("button", { name });
    await expectInSight(again, directLink, email);

    // Nothing lies over it.
    await again.click({ trial: true });
    await page.setExtraHTTPHeaders({});
    await again.press("Enter");
    await expect(status).toHaveText(content.form.status.ready);
    await expect(frame).toBeVisible();
  });

test("A silent form can be filled in, and stays when it is given up on", async ({
  page,
  content,
}) => {
  const { inside } = await openUntil(page, content, "silent", "silent");
  const name = inside.getByLabel("Name");
  await name.fill("Test agent");
  await page.clock.fastForward(60_000);
  await expect(name).toHaveValue("Test agent");
  await expect(name).toBeInViewport();
});

test("After Send, a thank-you on a third origin leaves nobody in doubt: the page says that it has seen no answer, and shows the other ways", async ({
  page,
  content,
  guard,
}) => {
  guard.expectError(/frame-src/);
  guard.allowOrigin(thirdOrigin);
  const { status, inside, directLink, email } = await openForm(
    page,
    content,
    "elsewhere",
  );
  await expect(status).toHaveText(content.form.status.ready);
  await send(inside);
  await expect(status).toHaveText(content.form.status.unconfirmed, {
    timeout: 10_000,
  });
  await expectInSight(status, directLink, email);
});

test("A form that wants to lead the whole page elsewhere after Send stays, with what was typed", async ({
  page,
  content,
  guard,
}) => {
  guard.expectError(/Unsafe attempt to initiate navigation/);
  guard.expectError(/permission to navigate/);
  const { inside } = await openForm(page, content, "redirects");
  const refused = page.waitForEvent("console", (message) =>
    message.text().startsWith("Unsafe attempt"),
  );
  await send(inside);
  await refused;
  await expect(page).toHaveURL("/#form");
  await expect(inside.getByLabel("Name")).toHaveValue("Test agent");
});

test("A hostile form can neither move, cover nor stretch the page, nor open a window or an alert", async ({
  page,
  context,
  content,
  guard,
}) => {
  guard.expectError(/./);
  guard.allowOrigin(thirdOrigin);
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  context.on("page", (window) => opened.push(window.url()));
  const { frame, inside } = await openForm(page, content, "hostile");
  await expect
    .poll(() => inside.locator("html").evaluate(() => document.title))
    .toBe("hostile done");

  await expect(page).toHaveURL("/#form");
  expect(opened).toEqual([]);
  const height = (await frame.boundingBox())?.height;
  expect(height).toBeGreaterThanOrEqual(600);
  expect(height).toBeLessThan(1_900);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(page.getByText("Hijacked")).toHaveCount(0);
});

/** Opens the form, and lets the time pass until the page says how it is. */
async function openUntil(
  page: Page,
  content: Content,
  mode: string,
  says: "down" | "silent",
) {
  await page.clock.install();
  const parts = await openForm(page, content, mode);
  await expect(parts.frame).toBeAttached();
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_000);
      return parts.status.textContent();
    })
    .toBe(content.form.status[says]);
  return parts;
}

async function expectInSight(...parts: Locator[]) {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}
