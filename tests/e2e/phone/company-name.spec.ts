import type { Page } from "@playwright/test";
import { fieldAt } from "../../../pipeline/describe/fields";
import { schemas } from "../../../pipeline/sections";
import { expect, open, test } from "../../support/page";

const { longest = 0 } = fieldAt(schemas.site, ["brand", "name"]) ?? {};
const names = [
  "W".repeat(longest),
  "Independent Professionals Insurance".slice(0, longest),
  "MAMMOTH MAGNUM WWW MMMMMMM WWWWWWWW".slice(0, longest),
  // The longest that is not written smaller.
  "W".repeat(12),
];
const phones = [320, 360, 390];
/** The sizes of the text, in percent, with the screens that each is tried on. */
const screens: [size: number, widths: number[]][] = [
  [100, [...phones, 480, 840]],
  [200, phones],
];

for (const path of ["/", "/privacy-policy", "/no-such-page"])
  test(`the bar of ${path} is one line high and shows the longest name in full, with the menu in reach`, async ({
    page,
    guard,
  }) => {
    test.slow();
    if (path === "/no-such-page") guard.expectMissingPage();
    await open(page, path);
    await page.waitForSelector("html.late");
    for (const [size, widths] of screens)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const name of names)
          expect
            .soft(
              await mistakes(page, name, size),
              `${name}, ${width}, ${size}`,
            )
            .toEqual([]);
      }
  });

test("the bar stays low on a page at 400 %, with a name of the longest length", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ["/", "/privacy-policy"]) {
    await open(page, path);
    await page.waitForSelector("html.late");
    for (const name of [names[1] ?? "", names[3] ?? ""])
      expect.soft(await mistakes(page, name), `${path} ${name}`).toEqual([]);
  }
});

/** What is wrong with the bar once it has another name, and the page text of a size in percent. */
function mistakes(page: Page, name: string, size = 100): Promise<string[]> {
  return page.getByRole("banner").evaluate(
    (bar, { name, size }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { font-size: ${size}% }`);
      document.adoptedStyleSheets = [sheet];
      const [home, menu] = bar.querySelectorAll(
        "nav > a, nav > [popovertarget]",
      );
      const words = home?.querySelector("span");
      const nav = bar.querySelector("nav");
      if (!home || !words || !menu || !nav) return ["the bar has changed"];
      words.textContent = name;
      // As long as the dialog's title may be.
      const button = bar.querySelector("nav > [commandfor]");
      if (button) button.textContent = "Get Your Free Quotes";
      home.toggleAttribute("data-long", name.length > 12);

      const { bottom } = bar.getBoundingClientRect();
      const line = parseFloat(getComputedStyle(nav).minHeight);
      const isInBar = (box: DOMRect) =>
        box.left >= 0 &&
        box.right <= innerWidth &&
        box.top >= 0 &&
        box.bottom <= bottom;
      const found: string[] = [];
      // The bar has a line below it.
      if (bottom > line + 1.5) found.push(`${bottom} px high`);
      if (
        !isInBar(words.getBoundingClientRect()) ||
        words.scrollWidth > words.clientWidth
      )
        found.push("the name leaves the bar");
      for (const control of bar.querySelectorAll("nav > a, nav > button")) {
        const box = control.getBoundingClientRect();
        if (box.width === 0) continue;
        const middle = document.elementFromPoint(
          box.x + box.width / 2,
          box.y + box.height / 2,
        );
        if (!isInBar(box) || !control.contains(middle))
          found.push(`out of reach: ${control.outerHTML.slice(0, 80)}`);
        if (Math.min(box.width, box.height) < 44)
          found.push(`small: ${box.width} × ${box.height}`);
      }
      return found;
    },
    { name, size },
  );
}
