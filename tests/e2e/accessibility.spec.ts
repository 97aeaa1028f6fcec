import { axeProblemsInBothThemes } from "../support/axe";
import { expect, open, test } from "../support/page";

test.use({ bypassCSP: true });
test.beforeEach(({ guard }) => guard.allowForm());

test(
  "axe finds nothing in the landing page, also with an answered ZIP code, a mistake, every question open and the form",
  { tag: "@every-screen" },
  async ({ page, content: { marketFinder, form } }) => {
    await open(page);
    expect.soft(await axeProblemsInBothThemes(page)).toEqual([]);

    await page.locator("#hero input").fill("75001");
    await expect(page.locator("#map-pack dl")).toBeVisible();
    await page.locator("#map-pack input").fill("1234");
    await page.locator("#map-pack input").press("Enter");
    await expect(page.getByText(marketFinder.mistake).first()).toBeVisible();
    await page.locator("#faq details").evaluateAll((questions) => {
      for (const question of questions) {
        // Answers that share a name close each other.
        question.removeAttribute("name");
        question.setAttribute("open", "");
      }
    });
    await page.locator("#form").scrollIntoViewIfNeeded();
    await expect(page.getByText(form.status.ready)).toBeAttached();
    expect(await axeProblemsInBothThemes(page)).toEqual([]);
  },
);

test("axe finds nothing in the privacy policy and in the dialog", async ({
  page,
  content: { site },
}) => {
  await open(page, "/privacy-policy");
  expect.soft(await axeProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: site.dialog.title }).click();
  await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
  expect(await axeProblemsInBothThemes(page)).toEqual([]);
});

test("axe finds nothing in a document with a table, lists and a picture", async ({
  page,
}) => {
  await open(page, "/terms-of-service");
  expect(await axeProblemsInBothThemes(page)).toEqual([]);
});

test("axe finds nothing in the 404 page and in the open menu", async ({
  page,
  content: {
    site: { nav },
  },
  guard,
}) => {
  guard.expectMissingPage();
  await open(page, "/no-such-page");
  expect.soft(await axeProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: nav.menu, exact: true }).tap();
  await expect(
    page.getByRole("link", { name: nav.links[0]!.label }).first(),
  ).toBeVisible();
  expect(await axeProblemsInBothThemes(page)).toEqual([]);
});
