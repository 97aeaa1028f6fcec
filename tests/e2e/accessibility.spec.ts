import type { Page } from "@playwright/test";
import { axeProblems } from "../support/axe";
import { expect, open, test, type Content } from "../support/page";

/** The states in which a visitor may find a page: its address, and the way to the state. */
const states: Record<
  string,
  {
    path?: string;
    reach?: (page: Page, content: Content) => Promise<unknown>;
  }
> = {
  "the landing page": {},
  "the landing page with an answered ZIP code, a mistake, every question open and the form":
    {
      reach: async (page, { marketFinder, form }) => {
        await page.locator("#hero input").fill("75001");
        await expect(page.locator("#map-pack dl")).toBeVisible();
        await page.locator("#map-pack input").fill("1234");
        await page.locator("#map-pack input").press("Enter");
        await expect(
          page.getByText(marketFinder.mistake).first(),
        ).toBeVisible();
        await page.locator("#faq details").evaluateAll((questions) => {
          for (const question of questions) {
            // Answers that share a name close each other.
            question.removeAttribute("name");
            question.setAttribute("open", "");
          }
        });
        await page.locator("#form").scrollIntoViewIfNeeded();
        await expect(page.getByText(form.status.ready)).toBeAttached();
      },
    },
  "the privacy policy": { path: "/privacy-policy" },
  "a document with a table, lists and a picture": { path: "/terms-of-service" },
  "the dialog": {
    path: "/privacy-policy",
    reach: async (page, { site }) => {
      await page.getByRole("button", { name: site.dialog.title }).click();
      await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
    },
  },
  "the 404 page": { path: "/no-such-page" },
};

test.use({ bypassCSP: true });

// Each state in both themes: in light colors on a phone, in dark ones on a computer.
for (const [name, { path = "/", reach }] of Object.entries(states))
  test(
    `axe finds nothing in ${name}`,
    { tag: "@every-screen" },
    async ({ page, content, guard, isMobile }) => {
      guard.allowForm();
      if (path === "/no-such-page") guard.expectMissingPage();
      await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark" });
      await open(page, path);
      await reach?.(page, content);
      expect(await axeProblems(page)).toEqual([]);
    },
  );
