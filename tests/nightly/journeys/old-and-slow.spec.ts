import {
  asBeforeDialogs,
  changeDocument,
  faultErrors,
} from "../../support/faults";
import { expect, test, wake } from "../../support/page";
import { Visit } from "../../support/visit";
import { forgetDialogs } from "../../support/visitor-sees";

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

test.beforeEach(({ guard }) => {
  guard.allowForm();
  guard.allowErrors(faultErrors);
});

test("On a very slow network the copy is there long before the scripts, and nothing that is done is lost", async ({
  page,
  context,
  content,
}) => {
  const network = await context.newCDPSession(page);
  const speed = (bitsPerSecond: number, latency: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 8,
    });
  await network.send("Network.enable");
  await speed(50_000, 2_000);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await wake(page);
  const [first] = content.faq.items;
  await page.locator("#faq summary").first().press("Enter");
  await expect(
    page.getByText(first?.answer.split("\n")[0] ?? "", { exact: true }),
  ).toBeVisible();
  const field = page.getByLabel(content.site.zipField.label).first();
  await field.fill("80202");
  await field.press("Enter");
  await expect(page.locator("html.hydrated")).toHaveCount(0);

  await speed(-8, 0);
  await expect(page).toHaveURL("/#form", { timeout: 20_000 });
  await expect(page.locator("#form iframe")).toHaveAttribute(
    "src",
    new RegExp(`[?&]${content.site.form.zipParameter}=80202`),
  );
});

test.describe("In a browser from before dialogs and popovers", () => {
  test.use({ permissions: ["local-network-access"] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(forgetDialogs);
    await changeDocument(page, "/privacy-policy", asBeforeDialogs);
  });

  test("the menu opens and its links work, and the form's button leads to the form", async ({
    page,
    content,
  }) => {
    const { nav, dialog } = content.site;
    const visit = new Visit(page, content);
    await visit.open("/privacy-policy");
    const [link] = nav.links;
    const inMenu = page.getByRole("link", {
      name: link?.label ?? "",
      exact: true,
    });
    await expect(inMenu).toBeHidden();
    await expect(page.getByText(content.form.fallback.text)).toBeHidden();
    await page.getByRole("button", { name: nav.menu }).click();
    await expect(inMenu).toBeVisible();
    await page.getByRole("button", { name: dialog.title }).click();
    await expect(page).toHaveURL("/#form");
  });
});
