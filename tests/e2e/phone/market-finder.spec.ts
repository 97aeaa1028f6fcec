import type { Page } from "@playwright/test";
import { expect, open, section, test, type Content } from "../../support/page";
import { tierOfZip } from "../../support/market";

const field = (page: Page, { marketFinder }: Content) =>
  page.getByLabel(marketFinder.label, { exact: true });

test("A ZIP code shows the city's market size, marks its row and is carried to the form", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  await open(page);
  const place = section(page, content.mapPack);
  await field(page, content).pressSequentially("37203");
  const tier = tierOfZip(content, "37203");
  await expect(place.getByRole("status")).toContainText("Nashville");
  await expect(
    place.getByRole("row").filter({ hasText: tier.population }),
  ).toHaveAttribute("aria-current", "true");
  await place.getByRole("link", { name: content.hero.button }).press("Enter");
  await expect(page.locator("#form iframe")).toHaveAttribute(
    "src",
    new RegExp(`[?&]${content.site.form.zipParameter}=37203\\b`),
  );
});

test("A ZIP code typed before the scripts come is looked up when they do", async ({
  page,
  content,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/framework-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await field(page, content).fill("75201");
  release();
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
