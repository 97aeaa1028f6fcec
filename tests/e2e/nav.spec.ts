import type { Page } from "@playwright/test";
import { fieldAt } from "../../pipeline/describe/fields";
import { schemas } from "../../pipeline/sections";
import {
  expect,
  expectBelowBar,
  expectScrolledTo,
  navLink,
  open,
  scrollTo,
  test,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test(
  "The links of the bar scroll smoothly to their sections, Back goes through them, and the logo to the top",
  { tag: "@desktop" },
  async ({ page, content }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page);
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      addEventListener("scroll", () => seen.add(scrollY));
      return seen;
    });
    for (const { target } of content.site.nav.links) {
      await (await navLink(page, content, target)).click();
      await expectAt(page, target);
      // One smooth scroll is enough to see.
      await page.emulateMedia({ reducedMotion: "reduce" });
    }
    expect(await positions.evaluate(({ size }) => size)).toBeGreaterThan(9);
    await page.goBack();
    await expectAt(page, "pricing");
    await page.getByRole("link", { name: content.site.nav.home }).click();
    await expectScrolledTo(page, 0);
  },
);

test("From the policy the menu leads to the sections, Back to where the visitor was, and the logo to the start", async ({
  page,
  content,
}) => {
  await open(page, "/privacy-policy");
  await scrollTo(page, 600);
  await (await navLink(page, content, "pricing")).click();
  await expectAt(page, "pricing");
  await page.goBack();
  await expectScrolledTo(page, 600);
  await page.getByRole("link", { name: content.site.nav.home }).click();
  await expect(page).toHaveURL("/");
  await expectScrolledTo(page, 0);
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

async function expectAt(page: Page, target: string) {
  await expect(page).toHaveURL(`/#${target}`);
  const region = page.locator(`#${target}`);
  await expectBelowBar(page, region.getByRole("heading", { level: 2 }));
}

const { longest = 0 } = fieldAt(schemas.site, ["brand", "name"])?.copy ?? {};
const names = [
  "W".repeat(longest),
  "Independent Professionals Insurance".slice(0, longest),
  "MAMMOTH MAGNUM WWW MMMMMMM WWWWWWWW".slice(0, longest),
  // The longest that is not written smaller.
  "W".repeat(12),
  // The longest beside which the button has one line.
  "W".repeat(9),
];
const phones = [320, 360, 390];
/** The sizes of the text, in percent, with the screens that each is tried on. */
const screens: [size: number, widths: number[]][] = [
  [100, [...phones, 480, 840]],
  [200, phones],
];

// With the button of the dialog beside the name, and without.
for (const path of ["/", "/privacy-policy"])
  test(`The bar of ${path} is one line high and shows the longest name in full, with the menu in reach, also at 400 %`, async ({
    page,
  }) => {
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
    await page.setViewportSize({ width: 320, height: 256 });
    for (const name of [names[1] ?? "", names[3] ?? ""])
      expect.soft(await mistakes(page, name), `${name}, 400 %`).toEqual([]);
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
    },
    { name, size },
  );
}
