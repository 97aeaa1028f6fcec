import type { Page } from "@playwright/test";
import { openBeforeScripts } from "../../support/pace";
import { expect, section, test, type Content } from "../../support/page";

const field = (page: Page, { marketFinder }: Content) =>
  page.getByLabel(marketFinder.label, { exact: true });

test("A ZIP code typed before the scripts come is looked up when they do", async ({
  page,
  content,
}) => {
  const scripts = await openBeforeScripts(page);
  await field(page, content).fill("75201");
  await scripts();
  await expect(
    section(page, content.mapPack).getByRole("status"),
  ).toContainText("Dallas");
  await expect(field(page, content)).toHaveValue("75201");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is there, and no search that cannot work", async ({
    page,
    content,
  }) => {
    await page.goto("/");
    await expect(
      section(page, content.mapPack).getByRole("table"),
    ).toBeVisible();
    await expect(field(page, content)).not.toBeVisible();
  });
});
