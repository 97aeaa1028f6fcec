import { expect, test } from "../support/page";

test("An error while a page renders shows the error screen with a way home", async ({
  page,
  content: { error, hero },
  guard,
}) => {
  guard.expectError(/^TypeError/);
  await page.route("**/privacy-policy/page-data.json*", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.content.document.childMarkdownRemark = null;
    await route.fulfill({ response, json });
  });
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    error.heading,
  );
  await expect(page.getByText(error.text)).toBeVisible();
  await page.getByRole("link", { name: error.link }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("heading", { level: 1, name: hero.heading }),
  ).toBeVisible();
});
