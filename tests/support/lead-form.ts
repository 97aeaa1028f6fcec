import type { FrameLocator, Page } from "@playwright/test";
import { ports } from "../../pipeline/settings";
import { expect, open, scrollTo, section, settled, type Content } from "./page";

/** The sample form host under its other name, which is another origin. */
export const thirdOrigin = `http://127.0.0.1:${ports.form}`;

/** The form's section, the line that says how the form is, the ways beside it, and the frame, which may also be in the dialog, with what is in it. */
export function formOf(page: Page, { form, site }: Content) {
  const region = section(page, form);
  const frame = page.locator("iframe");
  return {
    region,
    status: region.getByRole("status"),
    directLink: region.getByRole("link", { name: form.fallback.link }),
    email: region.getByRole("link", { name: site.supportEmail }),
    frame,
    inside: frame.contentFrame(),
  };
}

/**
 * Opens a page at the form.
 *
 * @param modes what the form host does; tools/form-host/form-host.ts explains them
 */
export async function openForm(
  page: Page,
  content: Content,
  modes = "",
  path = "/#form",
) {
  await page.setExtraHTTPHeaders({ "x-form-mode": modes });
  await open(page, path);
  return formOf(page, content);
}

/** Sends a ZIP code from the top of the page, which leads to the form. */
export async function sendZip(page: Page, content: Content, zip: string) {
  await scrollTo(page, 0);
  const field = section(page, content.hero).getByRole("textbox");
  await field.fill(zip);
  await field.press("Enter");
  await expect(page).toHaveURL(/#form$/);
  // A click misses while the page still scrolls.
  await settled(page);
}

/** The dialog with the form, what opens it and what closes it. */
export function dialogOf(page: Page, { site }: Content) {
  const name = site.dialog.title;
  const dialog = page.getByRole("dialog", { name, exact: true });
  return {
    opener: page.getByRole("banner").getByRole("button", { name }),
    dialog,
    close: dialog.getByRole("button", { name: site.dialog.close }),
  };
}

/** Opens a page that has the dialog. */
export async function openPolicy(page: Page, content: Content) {
  await open(page, "/privacy-policy");
  return dialogOf(page, content);
}

/** Fills in what the sample form asks for, and sends it. */
export async function send(inside: FrameLocator): Promise<void> {
  await inside.getByLabel("Name").fill("Test agent");
  await inside.getByLabel("Email").fill("agent@agency.example");
  await inside.getByLabel("ZIP code").fill("80202");
  const button = inside.getByRole("button", { name: "Send" });
  // Where the visitor has Send at the top of the screen, what follows is far above.
  await button.evaluate((node) => node.scrollIntoView());
  await button.click();
}

/** Waits until the sample form has done several times more what its mode says. */
export async function severalTries(inside: FrameLocator): Promise<void> {
  const tries = () =>
    inside.locator("html").evaluate(({ dataset }) => Number(dataset["tries"]));
  const before = await tries();
  await expect.poll(tries).toBeGreaterThan(before + 4);
}
