import type { BrowserContext, Locator, Page } from "@playwright/test";
import { openBeforeScripts } from "../support/pace";
import { expect, navLink, open, section, test } from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

const ways: [way: string, follow: (link: Locator) => Promise<void>][] = [
  ["the middle button", (link) => link.click({ button: "middle" })],
  ["Ctrl and Enter", (link) => link.press("Control+Enter")],
  ["Ctrl and a click", (link) => link.click({ modifiers: ["Control"] })],
];

test(
  "A tab that is opened by Ctrl and a click, Ctrl and Enter or the middle button knows the ZIP code and the campaign",
  { tag: "@desktop" },
  async ({ page, context, content }) => {
    await open(page, "/?utm_source=news&gclid=G1");
    await section(page, content.hero).getByRole("textbox").fill("80202");
    await page
      .getByRole("link", { name: content.site.footer.privacy, exact: true })
      .click();
    await page.waitForURL("/privacy-policy");
    await page.waitForSelector("html.hydrated");
    const link = await navLink(page, content, "form");
    for (const [way, follow] of ways)
      await test.step(way, async () => {
        const [tab, query] = await openTab(context, () => follow(link));
        expect(query).toEqual({
          utm_source: "news",
          gclid: "G1",
          zip: "80202",
        });
        await expect(link).toHaveAttribute("href", "/#form");
        await expect(page).toHaveURL("/privacy-policy");
        // The last one stays to be looked at.
        if (way !== ways.at(-1)?.[0]) return tab.close();
        await tab.bringToFront();
        await expect(tab.locator("iframe")).toHaveAttribute(
          "src",
          /\?utm_source=news&gclid=G1&zip=80202$/,
        );
        await expect(tab).toHaveURL(/#form$/);
        expect(tab.url()).not.toContain("zip");
      });
  },
);

test(
  "Before React, a tab that is opened in these ways knows them too",
  { tag: "@desktop" },
  async ({ page, context, content }) => {
    await openBeforeScripts(page, "/?gclid=G1");
    await section(page, content.hero).getByRole("textbox").fill("80202");
    const link = section(page, content.pricing)
      .getByRole("link", { name: content.pricing.button })
      .first();
    for (const [way, follow] of ways)
      await test.step(way, async () => {
        const [tab, query] = await openTab(context, () => follow(link));
        expect(query).toEqual({ gclid: "G1", zip: "80202" });
        await tab.close();
        await expect(link).toHaveAttribute("href", "#form");
      });
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

/** Opens a tab, and returns it with the query that it asks for, which its page takes out of the address. */
async function openTab(
  context: BrowserContext,
  follow: () => Promise<void>,
): Promise<[tab: Page, query: Record<string, string>]> {
  const opened = context.waitForEvent("page");
  const asked = context.waitForEvent("request", (request) =>
    request.isNavigationRequest(),
  );
  await follow();
  const { searchParams } = new URL((await asked).url());
  return [await opened, Object.fromEntries(searchParams)];
}
