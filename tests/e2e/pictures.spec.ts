import { JSDOM } from "jsdom";
import { expect, open, test } from "../support/page";

const pictures = {
  "/": [
    ["#form", /short hair/],
    ["#testimonials", /long hair/],
    ["#closing", /shops on a street/],
  ],
  "/terms-of-service": [["main", /three pins/]],
} as const;

for (const [path, places] of Object.entries(pictures))
  test(`A visitor sees the pictures of ${path}, as AVIF`, async ({
    page,
    guard,
  }) => {
    guard.allowForm();
    await open(page, path);
    for (const [place, alt] of places)
      await test.step(String(alt), async () => {
        const picture = page.locator(place).getByRole("img", { name: alt });
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) =>
              image.complete && image.naturalWidth > 0 ? image.currentSrc : "",
            ),
          )
          .toMatch(/\.avif$/);
      });
  });

test("A link to a page shows the editor's picture in a messenger", async ({
  request,
  content: { site },
}) => {
  for (const path of ["/", "/terms-of-service"]) {
    const html = await (await request.get(path)).text();
    const address = JSDOM.fragment(html)
      .querySelector('meta[property="og:image"]')
      ?.getAttribute("content");
    const answer = await request.get(address!.replace(site.url, ""));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  }
});
