import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectBelowBar,
  navLink,
  open,
  scrollTo,
  section,
  settled,
  test,
  wake,
} from "../../support/page";

const targets = [
  { target: "how-it-works", name: "howItWorks" },
  { target: "pricing", name: "pricing" },
  { target: "form", name: "form" },
] as const;

for (const { target, name } of targets) {
  test.describe(`The link to #${target}`, () => {
    test.beforeEach(({ guard }) => {
      if (target === "form") guard.allowForm();
    });

    test("scrolls smoothly to the section on the home page", async ({
      page,
      content,
    }) => {
      await open(page);
      const link = await navLink(page, content, target);
      const positions = await recordScroll(page);
      await link.click();
      await expectBelowBar(page, headingOf(section(page, content[name])));
      const distinct = new Set(await positions.jsonValue());
      expect(distinct.size).toBeGreaterThan(1);
    });

    test("does not scroll smoothly under reduced motion", async ({
      page,
      content,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page);
      const link = await navLink(page, content, target);
      const positions = await recordScroll(page);
      await link.click();
      await expectBelowBar(page, headingOf(section(page, content[name])));
      expect(new Set(await positions.jsonValue()).size).toBe(1);
    });

    test(`goes to /#${target} from the privacy page, and back again`, async ({
      page,
      content,
    }) => {
      await open(page, "/privacy-policy");
      await (await navLink(page, content, target)).press("Enter");
      await expect(page).toHaveURL(`/#${target}`);
      await expectBelowBar(page, headingOf(section(page, content[name])));
      await page.goBack();
      await expect(page).toHaveURL("/privacy-policy");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });

    test(`arrives at /#${target} from another site`, async ({
      page,
      content,
    }) => {
      await open(page, `/#${target}`);
      await expectBelowBar(page, headingOf(section(page, content[name])));
    });
  });
}

test("In-page links are in the address bar, and the back button takes them back one by one", async ({
  page,
  content,
}) => {
  await open(page);
  const howItWorks = headingOf(section(page, content.howItWorks));
  await (await navLink(page, content, "how-it-works")).click();
  await expect(page).toHaveURL("/#how-it-works");
  await expectBelowBar(page, howItWorks);
  await (await navLink(page, content, "pricing")).click();
  await expect(page).toHaveURL("/#pricing");
  await expectBelowBar(page, headingOf(section(page, content.pricing)));

  await page.goBack();
  await expect(page).toHaveURL("/#how-it-works");
  await expectBelowBar(page, howItWorks);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("The back button returns from another page to where the visitor was, not to the last link", async ({
  page,
  content,
  guard,
}) => {
  await open(page);
  await (await navLink(page, content, "pricing")).click();
  await expectBelowBar(page, headingOf(section(page, content.pricing)));
  guard.allowForm();
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
  guard,
}) => {
  guard.allowForm();
  await open(page);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await settled(page);
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await wake(page);
  await page.waitForSelector("html.hydrated");
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(footer).toBeInViewport();
});

test("A link works again after the visitor has scrolled away", async ({
  page,
  content,
}) => {
  await open(page, "/#pricing");
  const pricing = headingOf(section(page, content.pricing));
  await expectBelowBar(page, pricing);
  await scrollTo(page, 0);
  await expect(pricing).not.toBeInViewport();
  await (await navLink(page, content, "pricing")).click();
  await expectBelowBar(page, pricing);
});

function headingOf(region: Locator) {
  return region.getByRole("heading", { level: 2 });
}

/** Where the page has been in each frame in which it scrolled. */
function recordScroll(page: Page) {
  return page.evaluateHandle(() => {
    const positions: number[] = [];
    addEventListener("scroll", () => positions.push(scrollY));
    return positions;
  });
}
