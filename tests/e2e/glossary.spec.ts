import type { Page } from "@playwright/test";
import {
  expect,
  mentionIn,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

/** Opens the landing page and returns the calculator's mention of a term. */
async function reach(page: Page, content: Content) {
  await open(page);
  const mention = mentionIn(section(page, content.pricing), content);
  await mention.scrollIntoViewIfNeeded();
  const words = (await mention.textContent())!.toLowerCase();
  const { meaning } = content.glossary.terms.find(({ term }) =>
    words.startsWith(term.toLowerCase()),
  )!;
  const tooltip = page.getByRole("tooltip", { name: meaning });
  return { mention, meaning, tooltip };
}

test("A term that the page has to scroll to shows its tooltip when it has the focus, and Escape closes it", async ({
  page,
  content,
}) => {
  const { mention, meaning, tooltip } = await reach(page, content);
  await scrollTo(page, 0);
  await settled(page);
  // By keyboard, so that the browser shows where the focus is.
  await page.keyboard.press("Tab");
  await mention.focus();
  await settled(page);
  await expect(mention).toBeInViewport();
  await expect(tooltip).toBeAttached();
  await expect(mention).toHaveAccessibleDescription(meaning);
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await expect(mention).toBeFocused();
});

test("The pointer can rest on a term and go on to its tooltip", async ({
  page,
  content,
}) => {
  const { mention, tooltip } = await reach(page, content);
  await mention.hover();
  await expect(tooltip).toBeAttached();
  const { x, y, width, height } = (await tooltip
    .locator("xpath=..")
    .boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await expect(tooltip).toBeAttached();
});

test("A tap shows a term's tooltip, and a tap elsewhere closes it", async ({
  page,
  content,
}) => {
  const { mention, tooltip } = await reach(page, content);
  await mention.tap();
  await expect(tooltip).toBeAttached();
  await page.getByRole("heading", { name: content.calculator.heading }).tap();
  await expect(tooltip).toHaveCount(0);
});
