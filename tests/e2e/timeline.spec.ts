import { expect, test } from "../support/page";

test(
  "On a page that a translator mirrors, the band rises with the stages",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    await expect(page.locator("#timeline figure svg")).toHaveCSS(
      "scale",
      "-1 1",
    );
  },
);
