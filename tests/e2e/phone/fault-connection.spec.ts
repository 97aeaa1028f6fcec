import {
  asBeforeDialogs,
  changeDocument,
  faultErrors,
} from "../../support/faults";
import { expect, section, test, wake } from "../../support/page";
import { Visit } from "../../support/visit";
import { forgetDialogs } from "../../support/visitor-sees";

test.beforeEach(({ guard }) => {
  guard.allowForm();
  guard.allowErrors(faultErrors);
});

test("Without a connection after the page has come, what comes late says what to do, and comes by itself when the connection is back", async ({
  page,
  context,
  content,
}) => {
  const { form, marketFinder, costComparison, site } = content;
  const visit = new Visit(page, content);
  await visit.open();
  await context.setOffline(true);

  const finder = section(page, content.mapPack);
  await finder.getByText(marketFinder.pending).scrollIntoViewIfNeeded();
  await expect(finder.getByText(marketFinder.pending)).toBeVisible();
  await page.locator("#pricing summary").press("Enter");
  await expect(page.getByText(costComparison.pending)).toBeVisible();
  const region = section(page, form);
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole("status")).toHaveText(form.status.offline);
  await region
    .getByRole("link", { name: site.supportEmail })
    .click({ trial: true });

  await context.setOffline(false);
  await expect(region.getByRole("status")).toHaveText(form.status.ready);
  await visit.goToMarketFinder();
  await expect(
    page.getByRole("table", { name: costComparison.results }),
  ).toBeVisible();
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

test("A ZIP code that is sent leads to the form also where the scripts never come", async ({
  page,
  content,
}) => {
  const visit = new Visit(page, content);
  await visit.prepare();
  await visit.fail(/\/framework-/, "hanging");
  await visit.open();
  const field = page.getByLabel(content.site.zipField.label).first();
  await field.fill("80202");
  await field.press("Enter");
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL("/#form");
  await expect(
    section(page, content.form).getByText(content.form.status.pending),
  ).toBeVisible();
});

test("A link to a part of a page that does not come leads there all the same", async ({
  page,
  content,
}) => {
  const visit = new Visit(page, content);
  await visit.prepare();
  await visit.open("/privacy-policy");
  await visit.fail("/page-data/index/page-data.json", "hanging");
  const { nav } = content.site;
  await page.getByRole("button", { name: nav.menu }).click();
  const [link] = nav.links;
  await page
    .getByRole("link", { name: link?.label ?? "", exact: true })
    .click();
  await expect.poll(() => visit.asked).toBe(true);
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(`/#${link?.target}`);
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
