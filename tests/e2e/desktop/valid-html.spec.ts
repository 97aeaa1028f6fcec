import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { builtFiles } from "../../../pipeline/publish/built-files";
import { expect, open, section, test, type Content } from "../../support/page";
import { isShown } from "../../support/shown";
import { htmlProblems } from "../../support/valid-html";

/** What a visitor does to bring a page into each of its states. */
const states: Record<
  string,
  {
    path: string;
    reach?: (page: Page, content: Content) => Promise<void>;
  }
> = {
  "the landing page": { path: "/" },
  "the landing page with all that loads late": {
    path: "/",
    reach: async (page, content) => {
      const { pricing, costComparison, marketFinder, form } = content;
      if (isShown("mapPack")) {
        await section(page, content.mapPack).scrollIntoViewIfNeeded();
        const zip = page.getByLabel(marketFinder.label);
        await zip.fill("80202");
        await zip.press("Enter");
        await expect(page.getByText("Denver, CO").first()).toBeVisible();
      }
      await section(page, pricing)
        .getByRole("heading", { name: costComparison.heading })
        .click();
      await expect(
        page.getByRole("table", { name: costComparison.results }),
      ).toBeVisible();
      await section(page, form).scrollIntoViewIfNeeded();
      await expect(section(page, form).getByRole("status")).toHaveText(
        form.status.ready,
      );
    },
  },
  "the policy with the dialog open": {
    path: "/privacy-policy",
    reach: async (page, { site, form }) => {
      const name = site.dialog.title;
      await page.getByRole("button", { name }).click();
      await expect(
        page.getByRole("dialog", { name }).getByRole("status"),
      ).toHaveText(form.status.ready);
    },
  },
  "the page for an address that does not exist": { path: "/no/such/page" },
};

test("All pages are valid HTML, as they are built and once React has taken over", async ({
  page,
  content,
  guard,
}) => {
  test.slow();
  guard.allowForm();
  guard.expectMissingPage();
  const documents = Object.fromEntries(
    builtFiles(/\.html$/).map((file) => [file, readFileSync(file, "utf8")]),
  );
  for (const [name, { path, reach }] of Object.entries(states)) {
    await open(page, path);
    await reach?.(page, content);
    documents[name] = await page.evaluate(
      () => `<!DOCTYPE html>${document.documentElement.outerHTML}`,
    );
  }
  expect(await htmlProblems(documents)).toEqual([]);
});
