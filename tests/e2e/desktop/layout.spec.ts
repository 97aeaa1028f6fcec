import { expect, test } from "@playwright/test";
import {
  mainWidths,
  problemsAt,
  routes,
  showEverything,
} from "../../support/screens";

// All widths, wide text spacing and changed content: tests/nightly.
test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of routes)
  test(`${route} holds its layout on every screen, in both themes alike, with short lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(route);
    await showEverything(page);
    expect.soft(await page.evaluate(longLines)).toEqual([]);
    const light = await page.evaluate(boxes);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await page.evaluate(boxes)).toEqual(light);
    expect.soft(await problemsAt(mainWidths, page)).toEqual([]);
  });

test("The open menu holds its layout", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.locator("header button").click();
  expect(await problemsAt(mainWidths, page, "#menu")).toEqual([]);
});

test("The open dialog holds its layout", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.locator("button[aria-haspopup=dialog]").click();
  await expect(page.locator("dialog iframe")).toBeVisible();
  expect(await problemsAt(mainWidths, page, "dialog")).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(() => {
    test.use({ colorScheme, javaScriptEnabled: false });

    test(`The ${colorScheme} theme needs no JavaScript, and no style sheet that comes later`, async ({
      page,
    }) => {
      await page.goto("/");
      const { background, ink, sheets } = await page.evaluate(pageColors);
      expect(background > ink).toBe(colorScheme === "light");
      expect(sheets).toEqual([]);
    });
  });

/** Where every element is. */
function boxes() {
  return [...document.querySelectorAll("body *")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height];
  });
}

/** How bright the page and its text are, and the style sheets that are files. */
function pageColors() {
  const brightness = (color: string) =>
    (color.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  return {
    background: brightness(backgroundColor),
    ink: brightness(color),
    sheets: [...document.querySelectorAll("link[rel=stylesheet]")].map(String),
  };
}

/** Lines of running text with more than 80 characters (WCAG 1.4.8). */
function longLines(): string[] {
  const blocks = document.querySelectorAll("p, li, dd, td, blockquote");
  return [...blocks].flatMap((block) => {
    if (!block.checkVisibility({ visibilityProperty: true })) return [];
    if (block.querySelector("p, li, dd, td, div")) return [];
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.trimEnd().length);
        const line = Math.round(range.getBoundingClientRect().bottom / 8);
        lines.set(line, (lines.get(line) ?? "") + word);
      }
    }
    return [...lines.values()].filter((line) => line.trim().length > 80);
  });
}
