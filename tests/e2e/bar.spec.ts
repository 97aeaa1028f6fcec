import type { Page } from "@playwright/test";
import { fieldAt } from "../../pipeline/describe/fields";
import { schemas } from "../../pipeline/sections";
import { expect, open, scrollTo, setTextSize, test } from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

const { longest = 0 } = fieldAt(schemas.site, ["brand", "name"])?.copy ?? {};
const words = "Independent Professionals Insurance".slice(0, longest);
/** The longest that is not written smaller. */
const medium = "W".repeat(12);
/** The longest beside which the button has one line. */
const short = "W".repeat(9);
const names = [
  "W".repeat(longest),
  words,
  "MAMMOTH MAGNUM WWW MMMMMMM WWWWWWWW".slice(0, longest),
  medium,
  short,
];
/** The narrowest screens of each layout, phones with larger text too, and a zoom of 400 %. */
const screens = [
  { width: 320 },
  { width: 360 },
  { width: 480 },
  { width: 832 },
  { width: 320, textSize: 200 },
  { width: 360, textSize: 200 },
  { width: 320, height: 256, shown: [words, medium] },
];

// With the button of the dialog beside the name, and without.
for (const path of ["/", "/privacy-policy"])
  test(`The bar of ${path} is one line high and shows the longest name in full, with the menu in reach, also at 400 %`, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForSelector("html.late");
    for (const screen of screens) {
      const { width, height = 800, textSize = 100, shown = names } = screen;
      await page.setViewportSize({ width, height });
      await setTextSize(page, textSize);
      for (const name of shown)
        expect
          .soft(await mistakes(page, name), `${name} ${JSON.stringify(screen)}`)
          .toEqual([]);
    }
  });

test("The bar is transparent up to 50 px and solid from 51, and always solid on the policy", async ({
  page,
}) => {
  const transparent = "rgba(0, 0, 0, 0)";
  const bar = page.getByRole("banner");
  await open(page);
  await expect(bar).toHaveCSS("background-color", transparent);
  await scrollTo(page, 51);
  await expect(bar).not.toHaveCSS("background-color", transparent);
  await scrollTo(page, 50);
  await expect(bar).toHaveCSS("background-color", transparent);
  await page.goto("/privacy-policy");
  await expect(bar).not.toHaveCSS("background-color", transparent);
});

/** What is wrong with the bar once it has another name. */
function mistakes(page: Page, name: string): Promise<string[]> {
  return page.getByRole("banner").evaluate((bar, name) => {
    const [home, menu] = bar.querySelectorAll("nav > a, nav > [popovertarget]");
    const words = home?.querySelector("span");
    const nav = bar.querySelector("nav");
    if (!home || !words || !menu || !nav) return ["the bar has changed"];
    words.textContent = name;
    // As long as the dialog's title may be.
    const button = bar.querySelector("nav > [commandfor]");
    if (button) button.textContent = "Get Your Free Quotes";
    home.toggleAttribute("data-long", name.length > 12);
    bar.toggleAttribute("data-short", name.length <= 9);

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
  }, name);
}
