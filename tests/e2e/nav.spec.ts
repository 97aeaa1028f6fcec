import type { Page } from "@playwright/test";
import {
  expect,
  expectBelowBar,
  expectScrolledTo,
  navLink,
  open,
  scrollTo,
  section,
  test,
  type Content,
} from "../support/page";

const targets = {
  "how-it-works": "howItWorks",
  pricing: "pricing",
  form: "form",
} as const;
type Target = keyof typeof targets;
const all = Object.keys(targets) as Target[];

test.beforeEach(({ guard }) => guard.allowForm());

test(
  "The links of the bar scroll smoothly to their sections, Back goes through them, and the logo to the top",
  { tag: "@every-screen" },
  async ({ page, content }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page);
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      addEventListener("scroll", () => seen.add(scrollY));
      return seen;
    });
    for (const target of all) {
      await (await navLink(page, content, target)).click();
      await expectAt(page, content, target);
      // One smooth scroll is enough to see.
      await page.emulateMedia({ reducedMotion: "reduce" });
    }
    expect(await positions.evaluate(({ size }) => size)).toBeGreaterThan(9);
    await page.goBack();
    await expectAt(page, content, "pricing");
    await page.getByRole("link", { name: content.site.nav.home }).click();
    await expectScrolledTo(page, 0);
  },
);

test(
  "From the policy the links of the bar lead to the sections, and Back to where the visitor was",
  { tag: "@every-screen" },
  async ({ page, content }) => {
    await open(page, "/privacy-policy");
    await scrollTo(page, 600);
    await (await navLink(page, content, "pricing")).click();
    await expectAt(page, content, "pricing");
    await page.goBack();
    await expectScrolledTo(page, 600);
    await page.getByRole("link", { name: content.site.nav.home }).click();
    await expect(page).toHaveURL("/");
    await expectScrolledTo(page, 0);
  },
);

async function expectAt(page: Page, content: Content, target: Target) {
  await expect(page).toHaveURL(`/#${target}`);
  const region = section(page, content[targets[target]]);
  await expectBelowBar(page, region.getByRole("heading", { level: 2 }));
}
