import { openBeforeScripts, openWithoutScripts } from "../../support/pace";
import { expect, open, settled, test } from "../../support/page";

test("The nav button opens a dialog titled as itself, over the whole screen, with the form in an iframe, and its close button is in reach", async ({
  page,
  content: { form, site },
  guard,
}) => {
  await open(page, "/privacy-policy");
  await expect(page.locator("iframe")).toHaveCount(0);
  guard.allowForm();
  const name = site.dialog.title;
  const dialog = page.getByRole("dialog", { name, exact: true });
  await expect(dialog).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name }).click();
  await expect(dialog.getByRole("heading", { name })).toBeInViewport();
  const { host, widgetPath, formId, title } = site.form;
  const frame = dialog.locator("iframe");
  await expect(frame).toHaveAttribute("src", `${host}${widgetPath}${formId}`);
  await expect(frame).toHaveAttribute("title", title);
  await expect(frame).toBeInViewport();
  await expect(dialog.getByRole("status")).toHaveText(form.status.ready);
  await expect(frame.contentFrame().getByLabel("ZIP code")).toBeVisible();
  expect(await dialog.evaluate(coversScreen)).toBe(true);
  const close = dialog.getByRole("button", { name: site.dialog.close });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(dialog).toHaveCount(0);
});

/** Whether nothing of the page behind can be hit, from corner to corner. */
function coversScreen(dialog: Element) {
  const places = [0.01, 0.5, 0.99];
  return places.every((x) =>
    places.every((y) =>
      dialog.contains(
        document.elementFromPoint(x * innerWidth, y * innerHeight),
      ),
    ),
  );
}

for (const pace of ["at full speed", "before the scripts", "without scripts"])
  test(`A second tap within half a second does not close what the first has opened, ${pace}`, async ({
    page,
    content,
    guard,
  }) => {
    guard.allowForm();
    // Nothing covers what is tapped a second time; without motion it is there at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const path = "/privacy-policy";
    if (pace === "at full speed") await open(page, path);
    else if (pace === "before the scripts") await openBeforeScripts(page, path);
    else await openWithoutScripts(page, guard, path);
    const { title } = content.site.dialog;
    const opener = page.getByRole("button", { name: title });
    const box = (await opener.boundingBox())!;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await page.mouse.click(x, y, { clickCount: 2, delay: 80 });
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await settled(page);
    await expect(dialog).toBeVisible();
  });

test("A dialog that is closed before the scripts come does not open again, and the browser has nothing to say about it", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") said.push(message.text());
  });
  const scripts = await openBeforeScripts(page, "/privacy-policy");
  const { title, close } = content.site.dialog;
  const opener = page.getByRole("button", { name: title });
  const dialog = page.getByRole("dialog", { name: title });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await scripts();
  await expect(dialog).toHaveCount(0);

  await opener.click();
  await expect(dialog.getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  await dialog.getByRole("button", { name: close }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await opener.press("Enter");
  await expect(dialog).toBeVisible();
  expect(said.filter((text) => /dialog/i.test(text))).toEqual([]);
});

test("A tap on the background closes the dialog, and one inside it does not", async ({
  page,
  content,
  guard,
  isMobile,
}) => {
  // On a phone the dialog has no background.
  if (isMobile) return;
  guard.allowForm();
  await open(page, "/privacy-policy");
  const { title } = content.site.dialog;
  await page.getByRole("button", { name: title }).press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  const status = dialog.getByRole("status");
  await expect(status).toHaveText(content.form.status.ready);
  await dialog.getByRole("heading", { name: title }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(640, 10);
  await expect(dialog).toHaveCount(0);
});
