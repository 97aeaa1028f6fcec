import { expect, open, test } from "../support/page";

const places = {
  "the portrait of who answers": ["/", "#form", /short hair/],
  "the portrait beside a quote": ["/", "#testimonials", /long hair/],
  "the picture behind the closing card": ["/", "#closing", /shops on a street/],
  "the picture in a document": ["/terms-of-service", "main", /three pins/],
} as const;

for (const [name, [path, place, alt]] of Object.entries(places))
  test(`A visitor sees ${name}`, async ({ page, guard }) => {
    guard.allowForm();
    await open(page, path);
    const picture = page.locator(place).getByRole("img", { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(picture).toHaveJSProperty("complete", true);
    expect(
      await picture.evaluate((image) => (image as HTMLImageElement).currentSrc),
    ).toMatch(/\.avif$/);
  });

for (const path of ["/", "/terms-of-service"])
  test(`A link to ${path} shows the editor's picture in a messenger`, async ({
    page,
    content: { site },
  }) => {
    await page.goto(path);
    const address = await page
      .locator('meta[property="og:image"]')
      .getAttribute("content");
    const answer = await page.request.get(address!.replace(site.url, ""));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  });
