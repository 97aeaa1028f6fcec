import type { Page } from "@playwright/test";
import { withoutLinks } from "../../src/lib/links";
import { dollars } from "../../src/lib/figures";
import { expect, open, section, test } from "../support/page";
import { seenTexts } from "../support/texts";

test.beforeEach(({ guard }) => guard.allowForm());

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a button has the accent color of the theme, and each theme its paper and ink", async ({
    page,
    content: { hero },
  }) => {
    await page.goto("/");
    const accents = new Set<string>();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { paper, ink, accent } = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(
          document.documentElement,
        );
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = "var(--color-accent)";
        const accent = getComputedStyle(probe).color;
        return { paper: backgroundColor, ink: color, accent };
      });
      // By their red, since both are nearly gray.
      const [paperRed = 0, inkRed = 0] = [paper, ink].map((color) =>
        Number(/\d+/.exec(color)),
      );
      expect(paperRed > inkRed).toBe(colorScheme === "light");
      accents.add(accent);
      await expect(
        section(page, hero).getByRole("button", { name: hero.button }),
      ).toHaveCSS("background-color", accent);
    }
    expect(accents.size).toBe(2);
  });
});

test(
  "Nothing moves under reduced motion, and otherwise each drawing moves once",
  { tag: "@desktop" },
  async ({ page }) => {
    const animations = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("*")]
          .map((element) => getComputedStyle(element))
          .filter(({ animationName }) => animationName !== "none")
          .map(({ animationIterationCount }) => animationIterationCount),
      );
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page);
    expect(
      new Set((await animations()).flatMap((times) => times.split(", "))),
    ).toEqual(new Set(["1"]));
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await animations()).toEqual([]);
  },
);

test(
  "In forced colors no text lies under the plate of another, answered calls differ from missed ones, and a button keeps its border",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page);
    await page.emulateMedia({ forcedColors: "active" });
    // Two phones, a screen of each wider layout, and the largest headings.
    for (const width of [320, 390, 768, 832, 1088, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await coveredTexts(page), `at ${width} px`).toEqual([]);
    }
    const fills = await page
      .locator("#how-it-works li > span.rounded-sm")
      .evaluateAll((marks) =>
        marks.map((mark) => getComputedStyle(mark).backgroundColor),
      );
    expect(new Set(fills).size).toBe(2);
    const button = page.locator("#hero button");
    await expect(button).not.toHaveCSS("border-top-width", "0px");
  },
);

test(
  "On a page that a translator mirrors, the bars grow from the zero of their scale",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    const table = page.locator("#map-pack table");
    const zero = (await table.getByText("0", { exact: true }).boundingBox())!;
    for (const bar of await table.locator("svg rect").all()) {
      const scale = bar.locator("xpath=..");
      const { x, width } = (await bar.boundingBox())!;
      const whole = (await scale.boundingBox())!;
      expect(zero.x).toBeGreaterThan(whole.x + whole.width / 2);
      const fromZero = whole.x + whole.width - (x + width);
      const low = Number(await bar.getAttribute("x"));
      const [, , end] = (await scale.getAttribute("viewBox"))!.split(" ");
      expect(fromZero / whole.width).toBeCloseTo(low / Number(end), 1);
    }
  },
);

test(
  "Print shows the name, prices, table, answers and contact, and nothing to press",
  { tag: "@desktop" },
  async ({ page, content }) => {
    const { pricing, faq, site } = content;
    await open(page);
    await page.locator("#form").scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    const bar = page.getByRole("banner");
    await expect.soft(bar).toHaveCSS("position", "static");
    for (const toPress of [
      bar.getByRole("listitem"),
      page.getByRole("textbox"),
      page.getByRole("link", { name: pricing.button }),
      page.locator("iframe"),
      page.locator("main > .fixed"),
    ])
      await expect.soft(toPress.filter({ visible: true })).toHaveCount(0);
    const plans = pricing.plans.flatMap(({ monthlyPrice, summary }) => [
      dollars(monthlyPrice ?? 0),
      summary,
    ]);
    const answers = [...faq.items, ...faq.ownership].flatMap(({ answer }) =>
      withoutLinks(answer ?? "").split(/\n{2,}/),
    );
    for (const printed of [
      bar.getByText(site.brand.name),
      ...plans.map((text) => page.locator("#pricing").getByText(text).first()),
      page.locator("#map-pack table"),
      ...answers.map((text) => page.locator("#faq").getByText(text.trim())),
      page.getByRole("contentinfo").getByText(site.supportEmail),
    ])
      await expect.soft(printed).toBeVisible();
  },
);

/** Pairs of texts of which one covers letters of the other, since forced colors paint a plate behind each line. */
async function coveredTexts(page: Page): Promise<string[]> {
  // Text that only screen readers get has a box of a pixel.
  const hidden = ".sr-only, .fixed, [aria-hidden] .absolute";
  const texts = await seenTexts(page, "main", hidden);
  return texts.evaluate((all) => {
    const lines = all.flatMap(({ boxes, ...text }) =>
      boxes.map((box) => ({ ...text, box })),
    );
    return lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        // The later plate covers the earlier letters, which leave room above and below.
        const room = one.box.height * 0.25;
        const wide =
          Math.min(one.box.right, other.box.right) -
          Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom - room, other.box.bottom) -
          Math.max(one.box.top + room, other.box.top);
        const heading = one.parent.closest("h1, h2, h3");
        const isOneText =
          (heading ?? one.parent).contains(other.parent) ||
          other.parent.contains(one.parent);
        return wide > 1 && high > 1 && !isOneText
          ? `${one.words} / ${other.words}`
          : [];
      }),
    );
  });
}
