import { expect, open, test } from "../../support/page";

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
