import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/page";

const widths = [320, 390, 768, 1280, 1920, 2560];

for (const path of [
  "/",
  "/privacy-policy",
  "/terms-of-service",
  "/no-such-page",
])
  test(
    `${path} fits screens of ${widths} pixels, a phone at twice the text size, and a zoom of 400 %`,
    { tag: "@desktop" },
    async ({ page, guard }) => {
      guard.allowForm();
      if (path === "/no-such-page") guard.expectMissingPage();
      await open(page, path);
      if (path === "/") {
        await page.locator("#hero input").fill("80202");
        await expect(page.locator("#map-pack dl")).toBeVisible();
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await outside(page), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        // A style sheet of its own, which the security policy lets through.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(":root { font-size: 200% }");
        document.adoptedStyleSheets.push(sheet);
      });
      expect.soft(await outside(page), "200 %").toEqual([]);
      expect.soft(await cutOff(page), "200 %").toEqual([]);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await outside(page), "400 %").toEqual([]);
      expect.soft(await cutOff(page), "400 %").toEqual([]);
    },
  );

test("Links and buttons that stand alone are 44 pixels high and wide", async ({
  page,
  guard,
}) => {
  guard.allowForm();
  await open(page);
  const small = await page
    .locator("a, button, summary, input")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          // A control within a sentence is as high as its line.
          const inSentence = [
            ...(control.parentElement?.childNodes ?? []),
          ].some((node) => node instanceof Text && node.data.trim());
          const isSeen = control.checkVisibility({
            visibilityProperty: true,
          });
          return isSeen && !inSentence && Math.min(width, height) < 43.5;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
});

test(
  "The plans and both buttons fit on one screen of a laptop, and neither column ends far above the other",
  { tag: "@desktop" },
  async ({ page, guard, content: { pricing } }) => {
    guard.allowForm();
    await open(page);
    const section = page.locator("#pricing");
    const bottomOf = async (words: string) => {
      const box = await section.getByText(words).last().boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    };
    const heading = section.getByRole("heading", { level: 2 });
    const top = (await heading.boundingBox())?.y ?? NaN;
    const left = await bottomOf(pricing.payment.button);
    const right = await bottomOf(pricing.note);
    const bar = (await page.getByRole("banner").boundingBox())?.height ?? NaN;
    expect(Math.max(left, right) - top).toBeLessThan(800 - bar);
    expect(Math.abs(left - right)).toBeLessThan(100);
  },
);

/** Texts that leave the screen at the side, and the width of the page if it scrolls sideways. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      // What scrolls or is hidden within its own box does not widen the page.
      if (text.parentElement.closest(".sr-only, [class*=overflow-]")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        found.push(`leaves the screen: ${text.textContent}`);
    }
    return found;
  });
}

/** Boxes of the table, the finder and the calculator that leave the screen or are too narrow for what is in them. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator("#map-pack *, #calculator *").evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        // The map behind the finder goes from edge to edge.
        if (box instanceof SVGUseElement) return false;
        const { left, right, width } = box.getBoundingClientRect();
        const isCut =
          getComputedStyle(box).overflowX !== "visible" &&
          box.scrollWidth > box.clientWidth;
        return width > 1 && (left < 0 || right > innerWidth || isCut);
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );
}
