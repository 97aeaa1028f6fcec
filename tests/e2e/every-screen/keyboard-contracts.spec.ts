import type { Page } from "@playwright/test";
import {
  expect,
  isExpanded,
  open,
  section,
  test,
  type Content,
} from "../../support/page";
import { isShown } from "../../support/shown";

// What the ARIA Authoring Practices promise to somebody at a keyboard, line by
// line, as far as menu, faq, form-dialog and terms.spec do not show it already:
// https://www.w3.org/WAI/ARIA/apg/patterns/
test.beforeEach(({ guard }) => guard.allowForm());

test.describe("Disclosure navigation", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const key of ["Enter", "Space"]) {
    test(`${key} on the button opens the links and closes them, and the focus stays`, async ({
      page,
      content: { site },
    }) => {
      await open(page);
      const bar = page.getByRole("navigation", { name: site.nav.label });
      const button = bar.getByRole("button", { name: site.nav.menu });
      for (const expanded of [true, false]) {
        await button.press(key);
        await expect.poll(() => isExpanded(button)).toBe(expanded);
        await expect(button).toBeFocused();
      }
    });
  }

  test("The button names what it opens; Tab goes through the links in order, Shift+Tab back to the button", async ({
    page,
    content: { site },
  }) => {
    await open(page);
    const bar = page.getByRole("navigation", { name: site.nav.label });
    const button = bar.getByRole("button", { name: site.nav.menu });
    await button.press("Enter");
    const opened = (await button.getAttribute("popovertarget")) ?? "";
    await expect(page.locator(`#${opened}`)).toBeVisible();
    for (const { label } of site.nav.links) {
      await page.keyboard.press("Tab");
      await expect(bar.getByRole("link", { name: label })).toBeFocused();
    }
    for (let left = site.nav.links.length; left > 0; left -= 1)
      await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
  });
});

if (isShown("faq"))
  test("Accordion: every question is a heading on a control that Tab reaches, and an open answer's text follows it", async ({
    page,
    content,
  }) => {
    await open(page);
    const region = section(page, content.faq);
    const controls = region.locator("summary");
    await controls.first().focus();
    for (const { question, answer } of content.faq.items) {
      const control = region.locator("summary:focus");
      await expect(control.getByRole("heading", { level: 3 })).toHaveText(
        question,
      );
      await page.keyboard.press("Enter");
      await expect(control.locator("xpath=following-sibling::*")).toContainText(
        answer.split("\n")[0] ?? "",
      );
      await page.keyboard.press("Tab");
    }
  });

test.describe("Modal dialog", () => {
  const reach = async (page: Page, { site, form }: Content) => {
    await open(page, "/privacy-policy");
    const name = site.dialog.title;
    await page.getByRole("button", { name }).press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("status")).toHaveText(form.status.ready);
    return {
      dialog,
      close: dialog.getByRole("button", { name: site.dialog.close }),
    };
  };

  test("When it opens the focus is inside, on its close button, and it has the name of its visible title", async ({
    page,
    content,
  }) => {
    const { dialog, close } = await reach(page, content);
    await expect(close).toBeFocused();
    await expect(
      dialog.getByRole("heading", { name: content.site.dialog.title }),
    ).toBeVisible();
    expect(await dialog.evaluate((box) => box.matches(":modal"))).toBe(true);
  });

  test("Escape inside the third-party frame cannot close it, and the visible close button comes first in its tab order", async ({
    page,
    content,
  }) => {
    const { dialog, close } = await reach(page, content);
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    const field = dialog.locator("iframe").contentFrame().getByLabel("Name");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  });
});

test.describe("Tooltip", () => {
  test("It describes the term that has the focus, never takes the focus, and goes when the focus goes", async ({
    page,
    content,
  }) => {
    const { costComparison, pricing, terms } = content;
    await open(page);
    const place = section(page, pricing);
    await place.getByRole("heading", { name: costComparison.heading }).click();
    const { term, meaning } = terms.items.find(
      ({ slug }) => slug === "cost-per-call",
    )!;
    const mention = place.getByRole("button", { name: term }).first();
    const tooltip = page.getByRole("tooltip", { name: meaning });
    await mention.focus();
    await expect(tooltip).toBeAttached();
    await expect(mention).toHaveAccessibleDescription(meaning);
    await expect(mention).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(mention).not.toBeFocused();
    await expect(tooltip).toHaveCount(0);
  });
});
