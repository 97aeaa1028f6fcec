import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectBelowBar,
  expectScrolledTo,
  navLink,
  open,
  section,
  settled,
  test,
  wake,
  type Content,
} from "../../support/page";

const targets = {
  "how-it-works": "howItWorks",
  pricing: "pricing",
  form: "form",
} as const;
type Target = keyof typeof targets;
const all = Object.keys(targets) as Target[];

test.beforeEach(({ guard }) => guard.allowForm());

test("The links of the bar scroll to their sections, stand in the address, and the back button takes them back one by one", async ({
  page,
  content,
}) => {
  await open(page);
  for (const target of all) {
    await (await navLink(page, content, target)).click();
    await expectAt(page, content, target);
  }
  for (const target of ["pricing", "how-it-works"] as const) {
    await page.goBack();
    await expectAt(page, content, target);
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectScrolledTo(page, 0);
});

for (const target of all)
  test(`From the privacy page and from another site the link to #${target} arrives below the bar`, async ({
    page,
    content,
  }) => {
    await open(page, "/privacy-policy");
    await (await navLink(page, content, target)).press("Enter");
    await expectAt(page, content, target);
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await open(page, `/#${target}`);
    await expectAt(page, content, target);
  });

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`The page ${reducedMotion === "reduce" ? "jumps" : "scrolls smoothly"} to a section when the visitor has set ${reducedMotion} for motion`, async ({
    page,
    content,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    const link = await navLink(page, content, "pricing");
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      addEventListener("scroll", () => seen.add(scrollY));
      return seen;
    });
    await link.click();
    await expectAt(page, content, "pricing");
    const steps = await positions.evaluate(({ size }) => size);
    if (reducedMotion === "reduce") expect(steps).toBe(1);
    else expect(steps).toBeGreaterThan(1);
  });

test("The back button returns from another page to where the visitor was, not to the last link", async ({
  page,
  content,
}) => {
  await open(page);
  await (await navLink(page, content, "pricing")).click();
  await expectAt(page, content, "pricing");
  const privacy = page
    .getByRole("contentinfo")
    .getByRole("link", { name: content.site.footer.privacy });
  await privacy.scrollIntoViewIfNeeded();
  await settled(page);
  await privacy.click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    content.policies[0]?.heading ?? "",
  );
  await page.goBack();
  await expect(page).toHaveURL("/#pricing");
  await expect(privacy).toBeInViewport();
  await settled(page);
  await expect(privacy).toBeInViewport();
});

test("A page that is loaded again ends where the visitor was", async ({
  page,
}) => {
  await open(page);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await settled(page);
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await wake(page);
  await page.waitForSelector("html.hydrated");
  await settled(page);
  // When the late fonts change the height of what is above, the browser scrolls
  // with it, but by whole pixels only.
  const now = await page.evaluate(() => scrollY);
  expect(Math.abs(now - place)).toBeLessThanOrEqual(1);
  await expect(footer).toBeInViewport();
});

async function expectAt(page: Page, content: Content, target: Target) {
  await expect(page).toHaveURL(`/#${target}`);
  await expectBelowBar(
    page,
    headingOf(section(page, content[targets[target]])),
  );
}

function headingOf(region: Locator) {
  return region.getByRole("heading", { level: 2 });
}
