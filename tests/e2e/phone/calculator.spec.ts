import { dollars, formatRange, interpolate } from "../../../src/lib/figures";
import { openBeforeScripts } from "../../support/pace";
import { expect, section, test } from "../../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator is a worked example, without fields that cannot work", async ({
    page,
    content,
  }) => {
    await page.goto("/");
    const place = section(page, content.pricing);
    const { calculator, mapPack, pricing } = content;
    await expect(
      place.getByText(dollars(pricing.plans[0]!.monthlyPrice ?? 0)),
    ).not.toHaveCount(0);
    const rows = place.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(1 + mapPack.tiers.length);
    for (const [index, { top3 }] of mapPack.tiers.entries()) {
      const row = rows.nth(index + 1);
      await expect(row).toContainText(formatRange(top3));
      await expect(row.getByRole("cell")).toHaveText(/^\$\d/);
    }
    await expect(
      place.getByLabel(calculator.numbers.leadPrice),
    ).not.toBeVisible();
  });
});

test("A number typed before the scripts come is kept and counted with", async ({
  page,
  content,
}) => {
  const { numbers, fact } = content.calculator;
  const scripts = await openBeforeScripts(page);
  const price = page.getByLabel(numbers.leadPrice);
  await price.fill("45");
  await scripts();
  const counted = { leads: 30, leadsCost: "$1,350", monthlyPrice: "$1,350" };
  const text = interpolate(fact, { leadPrice: "$45", ...counted });
  await expect(page.getByText(text)).toBeVisible();
  await expect(price).toHaveValue("45");
});
