import type { Locator } from "@playwright/test";
import { openBeforeScripts } from "../support/pace";
import { expect, navLink, open, section, test } from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

const ways: Record<string, (link: Locator) => Promise<void>> = {
  "Ctrl and a click": (link) => link.click({ modifiers: ["Control"] }),
  "Ctrl and Enter": (link) => link.press("Control+Enter"),
  "the middle button": (link) => link.click({ button: "middle" }),
};

for (const [way, follow] of Object.entries(ways))
  test(
    `A tab that is opened by ${way} knows the ZIP code and the campaign`,
    { tag: "@desktop" },
    async ({ page, context, content }) => {
      await open(page, "/?utm_source=news&gclid=G1");
      await section(page, content.hero).getByRole("textbox").fill("80202");
      await page
        .getByRole("link", { name: content.site.footer.privacy, exact: true })
        .click();
      await open(page, "/privacy-policy");
      const link = await navLink(page, content, "form");
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        follow(link),
      ]);
      await tab.bringToFront();
      await expect(tab.locator("iframe")).toHaveAttribute(
        "src",
        /\?utm_source=news&gclid=G1&zip=80202$/,
      );
      await expect(tab).toHaveURL(/#form$/);
      expect(tab.url()).not.toContain("zip");
      await expect(link).toHaveAttribute("href", "/#form");
      await expect(page).toHaveURL("/privacy-policy");
    },
  );

for (const [way, follow] of Object.entries(ways))
  test(
    `Before React, a tab that is opened by ${way} knows them too`,
    { tag: "@desktop" },
    async ({ page, context, content }) => {
      await openBeforeScripts(page, "/?gclid=G1");
      await section(page, content.hero).getByRole("textbox").fill("80202");
      const link = section(page, content.pricing)
        .getByRole("link", { name: content.pricing.button })
        .first();
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        follow(link),
      ]);
      await tab.bringToFront();
      await expect(tab.locator("iframe")).toHaveAttribute(
        "src",
        /\?gclid=G1&zip=80202$/,
      );
      await expect(link).toHaveAttribute("href", "#form");
    },
  );

test(
  "The menu of a link has the complete address, a click the plain one",
  { tag: "@desktop" },
  async ({ page, content }) => {
    await open(page, "/privacy-policy?gclid=G1");
    const link = await navLink(page, content, "pricing");
    await link.click({ button: "right" });
    await expect(link).toHaveAttribute("href", /\/\?gclid=G1#pricing$/);
    await link.click();
    await expect(page).toHaveURL("/#pricing");
  },
);
