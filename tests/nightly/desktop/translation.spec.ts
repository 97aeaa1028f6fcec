import type { Page } from "@playwright/test";
import { costComparisonData } from "../../../pipeline/assets/lazy-data";
import { startOf } from "../../../src/lib/cost-comparison/state";
import { writtenComparison } from "../../../src/lib/cost-comparison/written";
import { interpolate } from "../../../src/lib/figures";
import { expect, fastForwardTo, open, test } from "../../support/page";
import { isShown } from "../../support/shown";
import { translated, translatePage } from "../../support/translation";

test.beforeEach(({ guard }) => guard.allowForm());

test("In a translated page the menu, the answers and the ZIP code's mistake work", async ({
  page,
  content: { site, faq },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTranslated(page);
  const menu = page.getByRole("button", { name: site.nav.menu });
  const first = page
    .locator("#menu")
    .getByRole("link", { name: translated(site.nav.links[0]!.label) });
  await menu.click();
  await expect(first).toBeVisible();
  await first.click();
  await expect(first).toBeHidden();

  const field = page.locator("#hero input");
  const mistake = page.locator("#hero").getByRole("status");
  for (const round of [1, 2]) {
    await field.fill("1234");
    await field.press("Enter");
    await expect(mistake, `${round}`).toHaveText(
      translated(site.zipField.mistake),
    );
    await field.fill("80202");
    await expect(mistake, `${round}`).toHaveText("");
  }
  for (const { question, answer } of isShown("faq") ? faq.items : []) {
    await page.getByRole("heading", { name: translated(question) }).click();
    const [paragraph = ""] = answer.split("\n");
    await expect(page.getByText(translated(paragraph))).toBeVisible();
  }
});

if (isShown("mapPack"))
  test("In a translated page the market finder's answer follows the ZIP code, and recovers from a failure", async ({
    page,
    content: { marketFinder, mapPack },
    guard,
  }) => {
    guard.expectError(/503/);
    await page.clock.install();
    await openTranslated(page);
    const region = page.locator("#map-pack");
    const field = region.getByRole("textbox");
    const status = region.getByRole("status");
    await region.scrollIntoViewIfNeeded();
    const found = (zip: string, city: string, state: string, tier = "") =>
      translated(interpolate(marketFinder.found, { zip, city, state, tier }));
    const [, second, third] = mapPack.tiers;
    const suburb = region.getByText(
      interpolate(marketFinder.suburb, { city: "Addison", near: "Dallas" }),
    );
    await field.fill("75001");
    await expect(status).toHaveText(
      found("75001", "Addison", "TX", third!.tier),
    );
    await expect(suburb).toHaveCount(1);
    await field.fill("37203");
    await expect(status).toHaveText(
      found("37203", "Nashville", "TN", second!.tier),
    );
    await expect(suburb).toHaveCount(0);
    await expect(region.getByText(marketFinder.basis)).toHaveCount(1);

    await page.route("**/zip/*.json", (route) =>
      route.fulfill({ status: 503 }),
    );
    const trouble = region.getByText(translated(marketFinder.failed));
    await field.fill("90001");
    await fastForwardTo(trouble);
    await page.unrouteAll();
    await region
      .getByRole("button", { name: translated(marketFinder.retry) })
      .click();
    await expect(status).toHaveText(/^«90001 /);
    await expect(trouble).toHaveCount(0);
  });

test("In a translated page the comparison follows the visitor's numbers and choices", async ({
  page,
  content,
}) => {
  const { costComparison, pricing } = content;
  await openTranslated(page);
  const region = page.locator("#pricing");
  await region
    .getByRole("heading", { name: translated(costComparison.heading) })
    .click();
  const table = region.getByRole("table");
  const data = costComparisonData(content);
  for (const leadPrice of [45, 46]) {
    await region.getByRole("spinbutton").first().fill(String(leadPrice));
    const result = writtenComparison({ ...startOf(data), leadPrice }, data);
    await expect(table).toContainText(result.perPolicy.leads.figure);
    const { plan, leads } = result.bar!.labels.verdict;
    await expect(region.getByText(translated(plan || leads))).toBeVisible();
  }
  for (const { slug, name } of pricing.plans) {
    await region.getByRole("combobox").first().selectOption(slug);
    await expect(table.getByRole("columnheader").last()).toHaveText(
      translated(name),
    );
  }
});

test("In a translated page links lead to other pages and back, and the dialog has its form", async ({
  page,
  content: { site, form, hero, policies },
}) => {
  await openTranslated(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page
    .getByRole("link", { name: translated(site.footer.privacy), exact: true })
    .click();
  await expect(heading).toHaveText(translated(policies[0]!.heading));
  await page
    .getByRole("button", { name: translated(site.dialog.title) })
    .click();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
    translated(form.status.ready),
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: site.nav.home }).click();
  await expect(heading).toContainText(hero.heading.slice(0, 12));
});

test("A page that is translated before its scripts start works all the same, and the brand keeps its name", async ({
  page,
  content: { site, hero, policies },
  guard,
}) => {
  // React finds other words than it expects, and makes the page anew.
  guard.expectError(/React error #418/);
  await page.addInitScript(() => {
    const value = { saveData: true };
    Object.defineProperty(navigator, "connection", { value });
  });
  await page.goto("/");
  await page.evaluate(translatePage, "marked" as const);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^«.+» ?$/);
  await page.keyboard.press("Shift");
  await page.waitForSelector("html.hydrated");
  await expect(heading).toHaveText(/^«.+» ?$/);
  await expect(page.getByRole("banner")).toContainText(site.brand.name);
  await expect(page.getByRole("banner")).not.toContainText(
    translated(site.brand.name),
  );
  await page
    .getByRole("link", { name: translated(site.footer.privacy), exact: true })
    .click();
  await expect(heading).toHaveText(translated(policies[0]!.heading));
  await page.goBack();
  await expect(heading).toContainText(hero.heading.slice(0, 12));
});

async function openTranslated(page: Page, path = "/") {
  await open(page, path);
  await page.evaluate(translatePage, "marked" as const);
}
