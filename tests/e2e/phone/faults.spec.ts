import { faultErrors } from "../../support/faults";
import { expect, section, settled, test } from "../../support/page";
import { Visit } from "../../support/visit";

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
  const summary = page.locator("#pricing summary");
  await summary.focus();
  await settled(page);
  await summary.press("Enter");
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
