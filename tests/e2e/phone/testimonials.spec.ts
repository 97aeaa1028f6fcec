import { expect, section, test } from "../../support/page";
import { whileShown } from "../../support/shown";

whileShown("testimonials", () => {
  test("Every testimonial shows quote, author, title and initials or portrait, and stars that a screen reader can read", async ({
    page,
    content: { testimonials },
  }) => {
    await page.goto("/");
    const items = section(page, testimonials).getByRole("listitem");
    await expect(items).toHaveCount(testimonials.items.length);
    for (const [index, item] of testimonials.items.entries()) {
      const { author, initials, portrait, quote, rating, title } = item;
      const shown = items.nth(index);
      if (portrait)
        await expect(
          shown.getByRole("img", { name: portrait.alt }),
        ).toBeVisible();
      for (const text of [
        quote,
        author,
        title,
        ...(portrait ? [] : [initials]),
      ])
        await expect(shown.getByText(text, { exact: true })).toBeVisible();
      const label = testimonials.ratingLabel;
      const name = label.replace("{rating}", String(rating));
      await expect(shown.getByRole("img", { name, exact: true })).toHaveText(
        "★".repeat(rating) + "☆".repeat(5 - rating),
      );
    }
  });
});
