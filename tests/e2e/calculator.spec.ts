import type { Page } from "@playwright/test";
import { dollars, formatRange, interpolate } from "../../src/lib/figures";
import { breakEvenCalls } from "../../src/calculator/break-even";
import { openBeforeScripts } from "../support/pace";
import { expect, open, section, test, type Content } from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator is a worked example, without fields that cannot work", async ({
    page,
    content,
  }) => {
    await page.goto("/");
    const place = section(page, content.pricing);
    const { mapPack, pricing } = content;
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
    await expectWorkedExample(page, content);
  });
});

test("In print, the calculator is a worked example", async ({
  page,
  content,
}) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expectWorkedExample(page, content);
});

test("A number typed before the scripts come is kept and counted with", async ({
  page,
  content,
}) => {
  const { numbers, answer, start } = content.calculator;
  const scripts = await openBeforeScripts(page);
  const price = page.getByLabel(numbers.leadPrice);
  await price.fill("45");
  await scripts();
  const calls = breakEvenCalls(content.pricing.plans[0]!.monthlyPrice ?? 0, {
    ...start,
    leadPrice: 45,
  });
  const text = interpolate(answer.breakEven, { calls });
  await expect(page.getByText(text)).toBeVisible();
  await expect(price).toHaveValue("45");
});

/** Expects the numbers of the example in words, and nothing that asks to change them. */
async function expectWorkedExample(
  page: Page,
  { calculator: { numbers, start }, site }: Content,
) {
  const calculator = page.locator("#calculator");
  const leadPrice = dollars(start.leadPrice);
  const given = interpolate(numbers.given, { ...start, leadPrice });
  await expect(calculator.getByText(given)).toBeVisible();
  await expect(
    calculator.getByText(site.exampleTag, { exact: true }),
  ).toBeVisible();
  await expect(calculator.getByLabel(numbers.leadPrice)).toBeHidden();
  await expect(calculator.getByText(numbers.legend)).toBeHidden();
}
