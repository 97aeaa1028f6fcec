import { planCostPerPolicy } from "../../../src/calculator/break-even";
import { dollars, formatRange, interpolate } from "../../../src/lib/figures";
import { expect, open, section, test } from "../../support/page";

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
      place.getByText(`$${pricing.plans[0]!.monthlyPrice}`),
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
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/framework-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  const price = page.getByLabel(numbers.leadPrice);
  await price.fill("45");
  release();
  const text = interpolate(fact, { leadPrice: "$45" }).split("{")[0]!.trim();
  await expect(page.getByText(text)).toBeVisible();
  await expect(price).toHaveValue("45");
});

test("A mistake is told, and the field can be corrected by keyboard", async ({
  page,
  content,
}) => {
  await open(page);
  const { numbers, start, table } = content.calculator;
  const rate = page.getByLabel(numbers.callCloseRate);
  await rate.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("200");
  await page.keyboard.press("Tab");
  await expect(rate).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("100");
  await expect(rate).toHaveAttribute("aria-invalid", "false");
  const row = page
    .getByRole("table", { name: table.caption })
    .getByRole("row")
    .last();
  const { monthlyPrice } = content.pricing.plans[0]!;
  const { top3 } = content.mapPack.tiers.at(-1)!;
  const used = { ...start, callCloseRate: 100 };
  const cost = planCostPerPolicy(monthlyPrice!, top3, used);
  await expect(row).toContainText(formatRange(cost, dollars));
});
