import { expect, open, scrollTo, section, test } from "../support/page";

test("The floating button shows past 200 px except while the form is in view, and leads to the form", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  await open(page);
  const button = page
    .getByRole("link", { name: content.hero.button })
    .and(page.locator(":not(section *)"));
  await expect(button).toHaveCount(0);
  await scrollTo(page, 201);
  await expect(button).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 200);
  await expect(button).toHaveCount(0);

  await scrollTo(page, 600);
  await button.tap();
  await expect(page).toHaveURL("/#form");
  const form = section(page, content.form);
  await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(button).toHaveCount(0);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
});
