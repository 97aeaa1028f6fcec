import { ports } from "../../tools/ports";
import { formOf, send } from "../support/lead-form";
import { expect, open, test } from "../support/page";

// What the form's host can do wrong, and what it might do against the page.

test.beforeEach(({ guard }) => guard.allowForm());

for (const [fault, says, error] of [
  ["refused", "down", /net::ERR_/],
  ["hanging", "down"],
  ["error", "silent", /Failed to load resource.*500/],
  ["framed", "silent", /Refused to display|X-Frame-Options/],
] as const)
  test(`When the form host is ${fault}, the visitor sees two other ways and can try again`, async ({
    page,
    content,
    guard,
  }) => {
    if (error) guard.expectError(error);
    await page.clock.install();
    await page.setExtraHTTPHeaders({ "x-form-mode": fault });
    await open(page, "/#form");
    const { region, status, frame } = formOf(page, content);
    await expect(frame).toBeAttached();
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(3_000);
          return status.textContent();
        },
        // The browser's own clock ends the page's request to a host that hangs.
        { timeout: 10_000 },
      )
      .toBe(content.form.status[says]);
    // No grey box of the browser's in place of a form.
    await expect(frame).toBeVisible({ visible: says === "silent" });
    await status.evaluate((node) => node.scrollIntoView());
    const again = region.getByRole("button", {
      name: content.form.status.retry,
    });
    for (const way of [
      again,
      region.getByRole("link", { name: content.form.fallback.link }),
      region.getByRole("link", { name: content.site.supportEmail }),
    ])
      await expect(way).toBeInViewport({ ratio: 1 });

    // Nothing lies over it.
    await again.click({ trial: true });
    await page.setExtraHTTPHeaders({ "x-form-mode": "friendly" });
    await again.press("Enter");
    await expect(status).toHaveText(content.form.status.ready);
    await expect(frame).toBeVisible();
  });

test("A silent form can be filled in, and stays when it is given up on", async ({
  page,
  content,
}) => {
  await page.clock.install();
  await page.setExtraHTTPHeaders({ "x-form-mode": "silent" });
  await open(page, "/#form");
  const { status, inside } = formOf(page, content);
  const name = inside.getByLabel("Name");
  await expect(name).toBeAttached();
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_000);
      return status.textContent();
    })
    .toBe(content.form.status.silent);
  await name.fill("Test agent");
  await page.clock.fastForward(60_000);
  await expect(name).toHaveValue("Test agent");
  await expect(name).toBeInViewport();
});

for (const [after, mode, error] of [
  ["a thank-you on a third origin", "elsewhere", /frame-src/],
  ["a page that refuses the frame", "framed", /X-Frame-Options/],
] as const)
  test(`After Send, ${after} leaves nobody in doubt: the page says that it has seen no answer, and shows the other ways`, async ({
    page,
    content,
    guard,
  }) => {
    guard.expectError(error);
    if (mode === "elsewhere")
      guard.allowOrigin(`http://127.0.0.1:${ports.form}`);
    await open(page, "/#form");
    const { region, status, inside } = formOf(page, content);
    await expect(status).toHaveText(content.form.status.ready);
    await page.setExtraHTTPHeaders({ "x-form-mode": mode });
    await send(inside);
    await expect(status).toHaveText(content.form.status.unconfirmed, {
      timeout: 10_000,
    });
    for (const way of [
      status,
      region.getByRole("link", { name: content.form.fallback.link }),
      region.getByRole("link", { name: content.site.supportEmail }),
    ])
      await expect(way).toBeInViewport({ ratio: 1 });
  });

test("A form that wants to lead the whole page elsewhere after Send stays, with what was typed", async ({
  page,
  content,
  guard,
}) => {
  guard.expectError(/Unsafe attempt to initiate navigation/);
  guard.expectError(/permission to navigate/);
  await page.setExtraHTTPHeaders({ "x-form-mode": "redirects" });
  await open(page, "/#form");
  const { inside } = formOf(page, content);
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
  await open(page, "/#form");
  context.on("page", (window) => opened.push(window.url()));
  const { frame, inside } = formOf(page, content);
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
