import { expect, open, section, test } from "../../support/page";
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
      const name = item.verified
        ? testimonials.ratingLabel.replace("{rating}", String(rating))
        : testimonials.notRated;
      const given = item.verified ? rating : 0;
      await expect(shown.getByRole("img", { name, exact: true })).toHaveText(
        "★".repeat(given) + "☆".repeat(5 - given),
      );
    }
  });

  test("What a visitor can check is one key away", async ({
    page,
    guard,
    content: { testimonials },
  }) => {
    guard.allowForm();
    await open(page);
    for (const { title, url } of testimonials.checks ?? []) {
      const link = section(page, testimonials).getByRole("link", {
        name: title,
      });
      await expect(link).toHaveAttribute("href", url);
      if (!url.startsWith("#")) continue;
      await link.press("Enter");
      await expect(page.locator(url)).toBeInViewport();
    }
  });

  test("The quotes are a row that the arrow keys scroll, and the page beside it does not move sideways", async ({
    page,
    guard,
    content: { testimonials },
  }) => {
    guard.allowForm();
    await open(page);
    const list = section(page, testimonials).getByRole("list");
    const last = list.getByRole("listitem").last();
    // Chromium would focus such a row by itself; Safari does not.
    await expect(list).toHaveAttribute("tabindex", "0");
    await list.focus();
    await expect(list).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ ratio: 0.95, timeout: 300 });
    }).toPass();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(width).toBe(0);
  });
});
