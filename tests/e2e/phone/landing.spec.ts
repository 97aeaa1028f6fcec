import { existsSync } from "node:fs";
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

test("Between bar and footer the sections stand in the order of the specification, each named by its heading and with the id of its content file", async ({
  page,
  content,
}) => {
  await open(page);
  const landmarks = page.locator("header:has(nav), main, footer");
  expect(
    await landmarks.evaluateAll((nodes) => nodes.map(({ tagName }) => tagName)),
  ).toEqual(["HEADER", "MAIN", "FOOTER"]);
  const regions = page.getByRole("main").getByRole("region");
  const shown = order.filter(([, name]) => isShown(name));
  const ids = await regions.evaluateAll((nodes) => nodes.map(({ id }) => id));
  expect(ids).toEqual(shown.map(([id]) => id));
  for (const [id, name] of shown) {
    await expect(section(page, content[name])).toHaveAttribute("id", id);
    expect(existsSync(`content/${id}.yaml`), `content/${id}.yaml`).toBe(true);
  }
});

for (const path of ["/", "/privacy-policy", "/no-such-page"])
  test(`The footer of ${path} has the postal address, the support email and the way to the policy`, async ({
    page,
    content: { site },
    guard,
  }) => {
    if (path === "/no-such-page") guard.expectMissingPage();
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    for (const line of site.footer.address)
      await expect(
        footer.locator("address").getByText(line, { exact: true }),
      ).toBeAttached();
    await expect(
      footer.getByRole("link", { name: site.supportEmail }),
    ).toHaveAttribute("href", `mailto:${site.supportEmail}`);
    await expect(
      footer.getByRole("link", { name: site.footer.privacy }),
    ).toHaveAttribute("href", "/privacy-policy");
  });

test("The styles are processed: a button has the accent color of the theme", async ({
  page,
  content,
}) => {
  await page.goto("/");
  const button = section(page, content.hero).getByRole("button", {
    name: content.hero.button,
  });
  const { shown, accent } = await button.evaluate((node) => {
    const probe = document.createElement("div");
    probe.style.color = "var(--color-accent)";
    document.body.append(probe);
    return {
      shown: getComputedStyle(node).backgroundColor,
      accent: getComputedStyle(probe).color,
    };
  });
  expect(shown).toBe(accent);
  expect(shown).toMatch(/^(rgb|color|oklch|oklab)\(/);
  await expect(button).toHaveCSS("display", /flex/);
});
