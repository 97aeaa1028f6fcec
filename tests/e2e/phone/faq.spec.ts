import type { Locator, Page } from "@playwright/test";
import { answered } from "../../../src/lib/answered";
import {
  expect,
  isExpanded,
  open,
  section,
  test,
  type Content,
} from "../../support/page";
import { given, whileShown } from "../../support/shown";

whileShown("faq", () => {
  // The form stands right above the questions.
  test.beforeEach(({ guard }) => guard.allowForm());

  test("A click on a closed question opens it and closes any other, a click on the open one closes it", async ({
    page,
    content,
  }) => {
    await open(page);
    const { questions, answers } = faqOf(page, content);
    await expect(questions).toHaveText(
      [...content.faq.items, ...answered(content.faq.ownership)].map(
        ({ question }) => question,
      ),
    );
    await expectOnlyOpen(answers, undefined);
    for (const index of answers.keys()) {
      await questions.nth(index).click();
      await expectOnlyOpen(answers, index);
    }
    await questions.last().click();
    await expectOnlyOpen(answers, undefined);
    await questions.first().click();
    await expectOnlyOpen(answers, 0);
  });

  // One question has no next one.
  if (given.faq.items.length > 1)
    test("By keyboard Tab goes from question to question, Enter and Space open and close, and a screen reader is told", async ({
      page,
      content,
    }) => {
      await open(page);
      const { answers, controls } = faqOf(page, content);
      const question = content.faq.items[0]?.question ?? "";
      const expanded = () => isExpanded(page, question);
      await expect.poll(expanded).toBe(false);
      await controls.first().press("Enter");
      await expectOnlyOpen(answers, 0);
      await expect.poll(expanded).toBe(true);
      await page.keyboard.press("Tab");
      await expect(controls.nth(1)).toBeFocused();
      await page.keyboard.press("Space");
      await expectOnlyOpen(answers, 1);
      await page.keyboard.press("Enter");
      await expectOnlyOpen(answers, undefined);
      await page.keyboard.press("Shift+Tab");
      await expect(controls.first()).toBeFocused();
      await page.keyboard.press("Space");
      await expectOnlyOpen(answers, 0);
    });

  function faqOf(page: Page, { faq }: Content) {
    const region = section(page, faq);
    return {
      questions: region.getByRole("heading", { level: 3 }),
      // A summary has no role of its own to ask for.
      controls: region.locator("summary"),
      answers: faq.items.map(({ answer }) =>
        region.getByText(answer.split("\n")[0] ?? "", { exact: true }),
      ),
    };
  }

  async function expectOnlyOpen(answers: Locator[], open: number | undefined) {
    for (const [index, answer] of answers.entries())
      await expect(answer).toBeVisible({ visible: index === open });
  }
});
