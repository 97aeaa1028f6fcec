import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { expect, open, section, test } from "../support/page";

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

test(
  "The sections stand in the order of the specification, each with its heading and the id of its content file",
  { tag: "@smoke" },
  async ({ page, content }) => {
    await open(page);
    const regions = page.getByRole("main").getByRole("region");
    const ids = await regions.evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(ids).toEqual(order.map(([id]) => id));
    for (const [id, name] of order)
      await expect(section(page, content[name])).toHaveAttribute("id", id);
  },
);

test("The footer has the postal address, the support email and the way to the policy", async ({
  page,
  content: { site },
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const line of site.footer.address)
    await expect(
      footer.locator("address").getByText(line, { exact: true }),
    ).toBeVisible();
  await expect(
    footer.getByRole("link", { name: site.supportEmail }),
  ).toHaveAttribute("href", `mailto:${site.supportEmail}`);
  await expect(
    footer.getByRole("link", { name: site.footer.privacy }),
  ).toHaveAttribute("href", "/privacy-policy");
});

test("A visit scrolled to the end loads at most 165 kB of our scripts, compressed", async ({
  page,
  guard,
}) => {
  guard.allowForm();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(page.url()).origin && pathname.endsWith(".js"))
      scripts.add(pathname);
  });
  await open(page);
  await page.locator("#hero input").fill("80202");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const sizes = [...scripts].map(
    (path) => gzipSync(readFileSync(`public${path}`)).length,
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    165_000,
  );
});
