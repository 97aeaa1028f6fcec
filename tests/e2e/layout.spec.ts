import type { Page } from "@playwright/test";
import { expect, open, setTextSize, test } from "../support/page";
import { seenTexts } from "../support/texts";

test.beforeEach(({ guard }) => guard.allowForm());

/** The narrowest screens of each layout, a wide one, a phone at twice the text size, and a zoom of 400 %. */
const screens = [
  { width: 320 },
  { width: 640 },
  { width: 832 },
  { width: 1088 },
  { width: 2560 },
  { width: 390, textSize: 200 },
  { width: 320, height: 256 },
];

for (const path of [
  "/",
  "/privacy-policy",
  "/terms-of-service",
  "/no-such-page",
])
  test(
    `${path} fits narrow and wide screens, a phone at twice the text size, and a zoom of 400 %`,
    { tag: "@desktop" },
    async ({ page, guard }) => {
      if (path === "/no-such-page") guard.expectMissingPage();
      await open(page, path);
      if (path === "/") {
        await page.locator("#hero input").fill("80202");
        await expect(page.locator("#map-pack dl")).toBeVisible();
      }
      for (const screen of screens) {
        const { width, height = 800, textSize = 100 } = screen;
        await page.setViewportSize({ width, height });
        await setTextSize(page, textSize);
        const found = [...(await outside(page)), ...(await cutOff(page))];
        expect.soft(found, JSON.stringify(screen)).toEqual([]);
      }
    },
  );

test(
  "Where a scrollbar takes room, the first screen has the left edge of the sections below it",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    const edge = (id: string) =>
      page
        .locator(`${id} :is(h1, h2)`)
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().x);
    for (const scrollbar of [0, 15]) {
      await page.evaluate((width) => {
        document.body.style.marginInlineEnd = `${width}px`;
      }, scrollbar);
      expect(await edge("#hero")).toBe(await edge("#pain-points"));
    }
  },
);

test("Links and buttons that stand alone are 44 pixels high and wide", async ({
  page,
}) => {
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
  async ({ page, content: { pricing } }) => {
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
async function outside(page: Page): Promise<string[]> {
  // What scrolls or is hidden within its own box does not widen the page.
  const texts = await seenTexts(page, "body", ".sr-only, [class*=overflow-]");
  return texts.evaluate((all) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = all.filter(({ boxes }) =>
      boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1),
    );
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide`]
        : []),
      ...found.map(({ words }) => `leaves the screen: ${words}`),
    ];
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
