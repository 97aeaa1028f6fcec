import { dollars } from "../../src/lib/figures";
import { expect, open, section, test } from "../support/page";

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
      const [paper = 0, ink = 0] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(
          document.documentElement,
        );
        return [backgroundColor, color].map((value) =>
          (value.match(/\d+/g) ?? []).reduce(
            (sum, part) => sum + Number(part),
            0,
          ),
        );
      });
      expect(paper > ink).toBe(colorScheme === "light");
      const accent = await page.evaluate(() => {
        const probe = document.createElement("div");
        probe.style.color = "var(--color-accent)";
        document.body.append(probe);
        return getComputedStyle(probe).color;
      });
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
  async ({ page, guard }) => {
    guard.allowForm();
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
  "The button of the hero keeps its border in forced colors",
  { tag: "@desktop" },
  async ({ page, guard }) => {
    guard.allowForm();
    await open(page);
    await page.emulateMedia({ forcedColors: "active" });
    const button = page.locator("#hero button");
    await expect(button).not.toHaveCSS("border-top-width", "0px");
  },
);

test(
  "In forced colors no text lies under the plate of another, and answered calls differ from missed ones",
  { tag: "@desktop" },
  async ({ page, guard }) => {
    guard.allowForm();
    await open(page);
    await page.emulateMedia({ forcedColors: "active" });
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(() => {
        const walker = document.createTreeWalker(
          document.querySelector("main")!,
          NodeFilter.SHOW_TEXT,
        );
        const lines: { parent: Element; words: string; box: DOMRect }[] = [];
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement!;
          const words = walker.currentNode.textContent!.trim();
          // Text that only screen readers get has a box of a pixel.
          if (!words || !parent.checkVisibility({ visibilityProperty: true }))
            continue;
          if (parent.closest(".sr-only, .fixed, [aria-hidden] .absolute"))
            continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          for (const box of range.getClientRects())
            lines.push({ parent, words, box });
        }
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
      expect.soft(covered, `at ${width} px`).toEqual([]);
    }
    const fills = await page
      .locator("#how-it-works li > span.rounded-sm")
      .evaluateAll((marks) =>
        marks.map((mark) => getComputedStyle(mark).backgroundColor),
      );
    expect(new Set(fills).size).toBe(2);
  },
);

test(
  "On a page that a translator mirrors, the bars grow from the zero of their scale, and the band rises with the stages",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    const table = page.locator("#map-pack table");
    const zero = await table.getByText("0", { exact: true }).boundingBox();
    for (const bar of await table.locator("svg rect").all()) {
      const box = await bar.boundingBox();
      const whole = await bar.locator("xpath=..").boundingBox();
      const toZero = zero!.x > whole!.x + whole!.width / 2;
      expect(toZero).toBe(true);
      const fromRight = whole!.x + whole!.width - (box!.x + box!.width);
      const low = Number(await bar.getAttribute("x"));
      const scale = Number(
        (await bar.locator("xpath=..").getAttribute("viewBox"))!.split(" ")[2],
      );
      expect(fromRight / whole!.width).toBeCloseTo(low / scale, 1);
    }
    await expect(page.locator("#timeline figure svg")).toHaveCSS(
      "scale",
      "-1 1",
    );
  },
);

test(
  "Print shows the name, prices, table, answers and contact, and nothing to press",
  { tag: "@desktop" },
  async ({ page, content, guard }) => {
    guard.allowForm();
    const { pricing, faq, site } = content;
    await open(page);
    await page.locator("#form").scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    const bar = page.getByRole("banner");
    await expect.soft(bar.getByText(site.brand.name)).toBeVisible();
    await expect.soft(bar).toHaveCSS("position", "static");
    const buttons = page.getByRole("link", { name: pricing.button });
    for (const screenOnly of [
      bar.getByRole("listitem"),
      page.getByRole("textbox"),
      buttons,
      page.locator("iframe"),
      page.locator("main > .fixed"),
    ])
      await expect.soft(screenOnly.filter({ visible: true })).toHaveCount(0);
    for (const { monthlyPrice, summary } of pricing.plans)
      for (const words of [dollars(monthlyPrice ?? 0), summary])
        await expect
          .soft(page.locator("#pricing").getByText(words).first())
          .toBeVisible();
    await expect.soft(page.locator("#map-pack table")).toBeVisible();
    for (const { answer } of [...faq.items, ...faq.ownership])
      for (const paragraph of answer?.split(/\n{2,}/) ?? [])
        await expect
          .soft(page.locator("#faq").getByText(paragraph.trim()))
          .toBeVisible();
    await expect
      .soft(page.getByRole("contentinfo").getByText(site.supportEmail))
      .toBeVisible();
  },
);
