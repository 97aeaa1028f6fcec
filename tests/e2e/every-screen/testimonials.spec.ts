import { expect, open, section, test } from "../../support/page";
import { whileShown } from "../../support/shown";

whileShown("testimonials", () => {
  test("Every testimonial shows quote, author, title and initials", async ({
    page,
    content: { testimonials },
  }) => {
    await open(page);
    const items = section(page, testimonials).getByRole("listitem");
    await expect(items).toHaveCount(testimonials.items.length);
    for (const [index, item] of testimonials.items.entries()) {
      const shown = items.nth(index);
      await expect(shown.getByText(item.quote, { exact: true })).toBeVisible();
      await expect(shown.getByText(item.author, { exact: true })).toBeVisible();
      await expect(shown.getByText(item.title, { exact: true })).toBeVisible();
      await expect(
        shown.getByText(item.initials, { exact: true }),
      ).toBeVisible();
    }
  });

  test("Each testimonial's rating is drawn in stars, and can be read by a screen reader", async ({
    page,
    content: { testimonials },
  }) => {
    await open(page);
    const items = section(page, testimonials).getByRole("listitem");
    for (const [index, { rating }] of testimonials.items.entries()) {
      const label = testimonials.ratingLabel.replace(
        "{rating}",
        String(rating),
      );
      const stars = items
        .nth(index)
        .getByRole("img", { name: label, exact: true });
      await expect(stars).toBeVisible();
      await expect(stars).toHaveText(
        new RegExp(`^★{${rating}}☆{${5 - rating}}$`),
      );
    }
  });
});
