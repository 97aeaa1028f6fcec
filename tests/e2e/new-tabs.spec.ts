import type { Locator, Page } from "@playwright/test";
import { openBeforeScripts } from "../support/pace";
import { expect, navLink, open, section, test } from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test(
  "A tab that is opened by Ctrl and a click, Ctrl and Enter or the middle button knows the ZIP code and the campaign",
  { tag: "@desktop" },
  async ({ page, content }) => {
    await open(page, "/?utm_source=news&gclid=G1");
    await section(page, content.hero).getByRole("textbox").fill("80202");
    await page
      .getByRole("link", { name: content.site.footer.privacy, exact: true })
      .click();
    await page.waitForURL("/privacy-policy");
    await page.waitForSelector("html.hydrated");
    const link = await navLink(page, content, "form");
    const tab = await openTabs(link, { utm_source: "news", gclid: "G1" });
    await expect(page).toHaveURL("/privacy-policy");
    await tab.bringToFront();
    await expect(tab.locator("iframe")).toHaveAttribute(
      "src",
      /\?utm_source=news&gclid=G1&zip=80202$/,
    );
    await expect(tab).toHaveURL(/#form$/);
    expect(tab.url()).not.toContain("zip");
  },
);

test(
  "Before React, it knows the campaign of an earlier page, and the ZIP code as soon as it is typed",
  { tag: "@desktop" },
  async ({ page, content }) => {
    // Not a ZIP code, although five digits stand in it.
    const gclid = "Cj0KCQ_12345_x";
    await open(page, `/?gclid=${gclid}`);
    await openBeforeScripts(page);
    const link = section(page, content.pricing)
      .getByRole("link", { name: content.pricing.button })
      .first();
    const tab = await openTabs(link, { gclid });
    await tab.close();
    await section(page, content.hero).getByRole("textbox").fill("80202");
    const second = await openTabs(link, { gclid });
    await second.bringToFront();
    await expect(
      section(second, content.hero).getByRole("textbox"),
    ).toHaveValue("80202");
  },
);

test(
  "The menu of a link has the complete address, its own query included, a click the plain one",
  { tag: "@desktop" },
  async ({ page, content }) => {
    await open(page, "/privacy-policy?gclid=G1");
    const link = await navLink(page, content, "pricing");
    await link.evaluate((element) =>
      element.setAttribute("href", "/?own=1#pricing"),
    );
    await link.click({ button: "right" });
    await expect(link).toHaveAttribute("href", /\/\?own=1&gclid=G1#pricing$/);
    await link.click();
    await expect(page).toHaveURL("/?own=1#pricing");
  },
);

const ways: ((link: Locator) => Promise<void>)[] = [
  (link) => link.click({ button: "middle" }),
  (link) => link.press("Control+Enter"),
  (link) => link.click({ modifiers: ["Control"] }),
];

/**
 * Opens a tab in each way, and expects that it asks for the campaign and for nothing
 * else, and that the link is as before.
 *
 * @returns the last tab; the others are closed
 */
async function openTabs(link: Locator, query: object): Promise<Page> {
  const context = link.page().context();
  const written = (await link.getAttribute("href")) ?? "";
  let last: Page | undefined;
  for (const follow of ways) {
    await last?.close();
    const opened = context.waitForEvent("page");
    const asked = context.waitForEvent("request", (request) =>
      request.isNavigationRequest(),
    );
    await follow(link);
    const { searchParams } = new URL((await asked).url());
    // The ZIP code is none of the server's business.
    expect(Object.fromEntries(searchParams)).toEqual(query);
    await expect(link).toHaveAttribute("href", written);
    last = await opened;
  }
  return last!;
}
