import { expect, section, test } from "../../support/page";

test("Every testimonial in the content shows its quote, five stars, author and title", async ({
  page,
  content: { testimonials },
}) => {
  await page.goto("/");
  const items = section(page, testimonials).getByRole("listitem");
  await expect(items).toHaveCount(testimonials.items.length);
  const name = testimonials.ratingLabel.replace("{rating}", "5");
  await expect(items.getByRole("img", { name })).toHaveCount(
    testimonials.items.length,
  );
  await expect(items.locator("blockquote")).toHaveCount(
    testimonials.items.length,
  );
  for (const [index, { author, quote, title }] of testimonials.items.entries())
    for (const text of [quote, author, title])
      await expect(
        items.nth(index).getByText(text, { exact: true }),
      ).toBeVisible();
});
