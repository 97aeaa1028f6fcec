import { expect, open, test } from "../../support/page";

for (const path of ["/", "/privacy-policy"])
  test(`With text at 200 %, ${path} does not scroll sideways`, async ({
    page,
  }) => {
    await open(page, path);
    const width = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root { font-size: 200% !important }");
      document.adoptedStyleSheets.push(sheet);
      return document.documentElement.scrollWidth;
    });
    expect(width).toBe(page.viewportSize()?.width);
  });
