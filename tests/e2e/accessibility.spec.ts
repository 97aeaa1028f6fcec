import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, section, settled, test } from "../support/page";
import { isShown } from "../support/shown";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`In the ${colorScheme} scheme axe finds nothing`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ guard }) => guard.allowForm());

    for (const path of ["/", "/privacy-policy", "/no-such-page"]) {
      test(`on ${path}`, async ({ page, guard }) => {
        if (path === "/no-such-page") guard.expectMissingPage();
        await open(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test("with the form loaded", async ({ page, content }) => {
      await open(page);
      const form = section(page, content.form);
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByRole("status")).toHaveText(
        content.form.status.ready,
      );
      expect(await violations(page)).toEqual([]);
    });

    if (isShown("faq"))
      test("with an answer open", async ({ page, content: { faq } }) => {
        await open(page);
        await section(page, faq)
          .getByRole("heading", { level: 3 })
          .first()
          .click();
        await expect(
          page.getByText(faq.items[0]?.answer.split("\n")[0] ?? ""),
        ).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

    test("with the dialog open", async ({ page, content }) => {
      await open(page, "/privacy-policy");
      const name = content.site.dialog.title;
      await page.getByRole("button", { name }).click();
      await expect(
        page.getByRole("dialog", { name }).getByRole("status"),
      ).toHaveText(content.form.status.ready);
      expect(await violations(page)).toEqual([]);
    });

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 390, height: 844 } });

      for (const path of ["/", "/privacy-policy"]) {
        test(`with the menu of ${path} open`, async ({ page, content }) => {
          await open(page, path);
          const { menu, links } = content.site.nav;
          await page.getByRole("button", { name: menu, exact: true }).click();
          await expect(
            page.getByRole("banner").getByRole("listitem"),
          ).toHaveCount(links.length);
          expect(await violations(page)).toEqual([]);
        });
      }

      test("with the floating button showing", async ({ page, content }) => {
        await open(page);
        await section(page, content.howItWorks).scrollIntoViewIfNeeded();
        await expect(
          page.getByRole("link", { name: content.hero.button }),
        ).toHaveCount(2);
        await settled(page);
        expect(await violations(page)).toEqual([]);
      });
    });
  });
}

/** Of every rule, also those of mere good practice; the form's content is not ours. */
async function violations(page: Page) {
  const axe = new AxeBuilder({ page }).exclude("iframe");
  const { violations: found } = await axe.analyze();
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(" ")),
  }));
}
