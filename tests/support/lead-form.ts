import type { FrameLocator, Page } from "@playwright/test";
import { section, type Content } from "./page";

/** The form's section, the line that says how the form is, and the frame, which may also be in the dialog, with what is in it. */
export function formOf(page: Page, { form }: Content) {
  const region = section(page, form);
  const frame = page.locator("iframe");
  const status = region.getByRole("status");
  return { region, status, frame, inside: frame.contentFrame() };
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

/** How often the sample form has done what its mode says. */
export function tries(inside: FrameLocator): Promise<number> {
  return inside
    .locator("html")
    .evaluate((html) => Number(html.dataset["tries"]));
}
