import { expect, section, test } from "../../support/page";

test("Every testimonial shows its quote, author and title", async ({
  page,
  content: { testimonials },
}) => {
  await page.goto("/");
  const items = section(page, testimonials).getByRole("listitem");
  await expect(items).toHaveCount(testimonials.items.length);
  for (const [index, { author, quote, title }] of testimonials.items.entries())
    for (const text of [quote, author, title])
      await expect(
        items.nth(index).getByText(text, { exact: true }),
      ).toBeVisible();
});
