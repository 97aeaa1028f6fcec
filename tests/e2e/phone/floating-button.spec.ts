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

test.beforeEach(({ guard }) => guard.allowForm());

test("The floating button shows past 200 px: at 201 and not at 200, where it takes neither focus nor tap", async ({
  page,
  content,
}) => {
  await open(page);
  const button = floatingButton(page, content);
  await expect(button).toHaveCount(0);
  await scrollTo(page, 201);
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await button.evaluate(takesFocus)).toBe(true);
  expect(await button.evaluate(takesTap)).toBe(true);
  await scrollTo(page, 200);
  await expect(button).toHaveCount(0);
  const hidden = floatingButton(page, content, true);
  expect(await hidden.evaluate(takesFocus)).toBe(false);
  expect(await hidden.evaluate(takesTap)).toBe(false);
});

test("The floating button is hidden while the form section is in view, and shows before and after", async ({
  page,
  content,
}) => {
  await open(page);
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

test("The floating button scrolls to the form section, by touch and by keyboard", async ({
  page,
  content,
}) => {
  await open(page);
  const button = floatingButton(page, content);
  const heading = section(page, content.form).getByRole("heading", {
    level: 2,
  });
  for (const press of [
    () => button.tap(),
    () => button.press("Enter"),
  ] as const) {
    await scrollTo(page, 600);
    await press();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(button).toBeHidden();
    await expect(page).toHaveURL("/#form");
    await settled(page);
  }
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
