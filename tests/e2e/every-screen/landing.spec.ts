import { expect, open, section, test } from "../../support/page";
import { isShown } from "../../support/shown";

const order = [
  ["hero", "hero"],
  ["pain-points", "painPoints"],
  ["how-it-works", "howItWorks"],
  ["map-pack", "mapPack"],
  ["timeline", "timeline"],
  ["pricing", "pricing"],
  ["testimonials", "testimonials"],
  ["form", "form"],
  ["faq", "faq"],
  ["closing", "closing"],
] as const;

test("The sections stand in the order of the specification, each with an id and named by its heading", async ({
  page,
  content,
}) => {
  await open(page);
  const regions = page.getByRole("main").getByRole("region");
  const shown = order.filter(([, name]) => isShown(name));
  const ids = regions.evaluateAll((nodes) => nodes.map(({ id }) => id));
  expect(await ids).toEqual(shown.map(([id]) => id));
  for (const [id, name] of shown)
    await expect(section(page, content[name])).toHaveAttribute("id", id);
});

test("The bar comes first and the footer last", async ({ page }) => {
  await open(page);
  const landmarks = page.locator("header:has(nav), main, footer");
  expect(
    await landmarks.evaluateAll((nodes) => nodes.map(({ tagName }) => tagName)),
  ).toEqual(["HEADER", "MAIN", "FOOTER"]);
});

for (const path of ["/", "/privacy-policy", "/no-such-page"]) {
  test(`The footer of ${path} has the postal address, the support e-mail and the way to the policy`, async ({
    page,
    content: { site },
    guard,
  }) => {
    if (path === "/no-such-page") guard.expectMissingPage();
    await open(page, path);
    const footer = page.getByRole("contentinfo");
    for (const line of site.footer.address)
      await expect(footer.getByText(line, { exact: true })).toBeAttached();
    await expect(
      footer.getByRole("link", { name: site.supportEmail }),
    ).toHaveAttribute("href", `mailto:${site.supportEmail}`);
    await expect(
      footer.getByRole("link", { name: site.footer.privacy }),
    ).toHaveAttribute("href", "/privacy-policy");
  });

  for (const width of [320, 820, 1280, 2560]) {
    test.describe(`At ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`${path} does not scroll sideways`, async ({ page, guard }) => {
        if (path === "/no-such-page") guard.expectMissingPage();
        await open(page, path);
        const sizes = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          screen: document.documentElement.clientWidth,
        }));
        expect(sizes).toEqual({ content: width, screen: width });
      });
    });
  }
}

test("The styles are processed: a button has the accent colour of the theme", async ({
  page,
  content,
}) => {
  await open(page);
  const button = section(page, content.hero).getByRole("link", {
    name: content.hero.button,
  });
  const { shown, accent } = await button.evaluate((node) => {
    const probe = document.createElement("div");
    probe.style.color = "var(--color-accent)";
    document.body.append(probe);
    const colours = {
      shown: getComputedStyle(node).backgroundColor,
      accent: getComputedStyle(probe).color,
      text: getComputedStyle(document.body).color,
    };
    probe.remove();
    return colours;
  });
  expect(shown).toBe(accent);
  expect(shown).toMatch(/^(rgb|color|oklch|oklab)\(/);
  await expect(button).toHaveCSS("display", /flex/);
});
