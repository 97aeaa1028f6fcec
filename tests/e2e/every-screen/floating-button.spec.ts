import type { Page } from "@playwright/test";
import {
  expect,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
} from "../../support/page";

test.describe("The floating button on small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows past 200 px: at 201 and not at 200", async ({
    page,
    content,
  }) => {
    await open(page);
    const button = floatingButton(page, content);
    await expect(button).toBeHidden();
    await scrollTo(page, 201);
    await expect(button).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 200);
    await expect(button).toBeHidden();
  });

  test("is hidden while the form section is in view, before and after which it shows", async ({
    page,
    content,
    guard,
  }) => {
    await open(page);
    guard.allowForm();
    const button = floatingButton(page, content);
    const form = section(page, content.form);
    const edges = () => form.evaluate((node) => node.getBoundingClientRect());
    const scrollBy = (distance: number) =>
      page.evaluate(
        (top) => window.scrollBy({ top, behavior: "instant" }),
        distance,
      );
    const height = page.viewportSize()?.height ?? NaN;

    await scrollBy((await edges()).top - height - 2);
    await expect(button).toBeInViewport();
    await scrollBy(4);
    await expect(button).toBeHidden();
    await scrollBy((await edges()).bottom - 4);
    await expect(form).toBeInViewport();
    await settled(page);
    await expect(button).toBeHidden();
    // With every section after it switched off, nothing can scroll it away.
    const after = await form.evaluate(
      (node) =>
        document.documentElement.getBoundingClientRect().bottom -
        node.getBoundingClientRect().bottom,
    );
    if (after < height) return;
    await scrollBy((await edges()).bottom + 2);
    await expect(button).toBeInViewport();
  });

  test("scrolls to the form section, by touch and by keyboard", async ({
    page,
    content,
    guard,
  }) => {
    await open(page);
    guard.allowForm();
    const button = floatingButton(page, content);
    const heading = section(page, content.form).getByRole("heading", {
      level: 2,
    });
    await scrollTo(page, 600);
    await button.click();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(button).toBeHidden();
    await settled(page);
    await scrollTo(page, 600);
    await button.press("Enter");
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL("/#form");
  });

  test("is inert while it is hidden: no focus, no tap, no name for a screen reader", async ({
    page,
    content,
  }) => {
    await open(page);
    const button = floatingButton(page, content);
    await scrollTo(page, 600);
    await expect(button).toBeVisible();
    expect(await button.evaluate(takesFocus)).toBe(true);
    expect(await button.evaluate(takesTap)).toBe(true);

    await scrollTo(page, 0);
    await expect(button).toBeHidden();
    await expect(button).toHaveCount(0);
    const hidden = floatingButton(page, content, true);
    expect(await hidden.evaluate(takesFocus)).toBe(false);
    expect(await hidden.evaluate(takesTap)).toBe(false);
  });
});

test.describe("On large screens the floating button", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("never shows, nor takes focus", async ({ page, content }) => {
    await open(page);
    await scrollTo(page, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await settled(page);
    await expect(floatingButton(page, content)).toHaveCount(0);
    const hidden = floatingButton(page, content, true);
    expect(await hidden.evaluate(takesFocus)).toBe(false);
  });
});

/** The link that has the hero button's words and stands in no section. */
function floatingButton(page: Page, content: Content, includeHidden = false) {
  return page
    .getByRole("link", { name: content.hero.button, includeHidden })
    .and(page.locator(":not(section *)"));
}

function takesFocus(element: HTMLElement | SVGElement) {
  element.focus();
  return document.activeElement === element;
}

function takesTap(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(hit);
}
