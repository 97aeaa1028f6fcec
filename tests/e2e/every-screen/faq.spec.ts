import type { Locator, Page } from "@playwright/test";
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

  test("The FAQ shows its questions with every answer closed", async ({
    page,
    content,
  }) => {
    await open(page);
    const { questions, answers } = faqOf(page, content);
    await expect(questions).toHaveText(
      content.faq.items.map(({ question }) => question),
    );
    for (const answer of answers) await expect(answer).toBeHidden();
  });

  test("Clicking a closed question opens it and closes any other: one is open at a time", async ({
    page,
    content,
  }) => {
    await open(page);
    const { questions, answers } = faqOf(page, content);
    for (const index of answers.keys()) {
      await questions.nth(index).click();
      await expectOnlyOpen(answers, index);
    }
    await questions.first().click();
    await expectOnlyOpen(answers, 0);
  });

  test("Clicking the open question closes it, and it opens again", async ({
    page,
    content,
  }) => {
    await open(page);
    const { questions, answers } = faqOf(page, content);
    await questions.last().click();
    await expectOnlyOpen(answers, answers.length - 1);
    await questions.last().click();
    await expectOnlyOpen(answers, undefined);
    await questions.last().click();
    await expectOnlyOpen(answers, answers.length - 1);
  });

  // One question has no next one.
  if (given.faq.items.length > 1)
    test("The FAQ works by keyboard: Tab goes from question to question, Enter and Space open and close", async ({
      page,
      content,
    }) => {
      await open(page);
      const { answers, controls } = faqOf(page, content);
      await controls.first().press("Enter");
      await expectOnlyOpen(answers, 0);
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

  test("A question tells assistive technology whether it is open", async ({
    page,
    content,
  }) => {
    await open(page);
    const { controls } = faqOf(page, content);
    await expect.poll(() => isExpanded(controls.first())).toBe(false);
    await controls.first().press("Enter");
    await expect.poll(() => isExpanded(controls.first())).toBe(true);
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
    for (const [index, answer] of answers.entries()) {
      await expect(answer).toBeVisible({ visible: index === open });
    }
  }
});
