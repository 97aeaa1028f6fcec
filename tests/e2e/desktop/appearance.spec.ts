import { dollars } from "../../../src/lib/figures";
import { expect, open, section, test } from "../../support/page";

test("The styles are processed: a button has the accent color of the theme", async ({
  page,
  content,
}) => {
  await page.goto("/");
  const button = section(page, content.hero).getByRole("button", {
    name: content.hero.button,
  });
  const accent = await page.evaluate(() => {
    const probe = document.createElement("div");
    probe.style.color = "var(--color-accent)";
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(button).toHaveCSS("background-color", accent);
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(() => {
    test.use({ colorScheme, javaScriptEnabled: false });

    test(`The ${colorScheme} theme needs no JavaScript`, async ({ page }) => {
      await page.goto("/");
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
    });
  });

test("Nothing moves under reduced motion, and otherwise each drawing moves once", async ({
  page,
  guard,
}) => {
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
});

test("The button of the hero keeps its border in forced colors", async ({
  page,
  guard,
}) => {
  guard.allowForm();
  await open(page);
  await page.emulateMedia({ forcedColors: "active" });
  const button = page.locator("#hero button");
  await expect(button).not.toHaveCSS("border-top-width", "0px");
});

test("Print shows prices, table, answers and contact, and no navigation", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  const { pricing, faq, site } = content;
  await open(page);
  await page.locator("#form").scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: "print" });
  for (const screenOnly of ["header", "iframe", "main > .fixed"])
    await expect.soft(page.locator(screenOnly)).toBeHidden();
  for (const { monthlyPrice } of pricing.plans)
    await expect
      .soft(
        page
          .locator("#pricing")
          .getByText(dollars(monthlyPrice ?? 0))
          .first(),
      )
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
});
