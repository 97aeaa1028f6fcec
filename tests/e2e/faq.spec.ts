import type { Page } from "@playwright/test";
import {
  expect,
  isExpanded,
  open,
  section,
  settled,
  test,
  type Content,
} from "../support/page";

// The form stands right above the questions.
test.beforeEach(({ guard }) => guard.allowForm());

test("A click on a closed question opens it and closes any other, a click on the open one closes it", async ({
  page,
  content,
}) => {
  await open(page);
  const { questions, answers } = faqOf(page, content);
  const expectOpen = async (open?: number) => {
    for (const [index, answer] of answers.entries())
      await expect(answer).toBeVisible({ visible: index === open });
  };
  const last = answers.length - 1;
  await expectOpen();
  // The last is one of the owner's questions, which close the others too.
  for (const index of [0, 1, last]) {
    await questions.nth(index).click();
    await expectOpen(index);
  }
  await questions.nth(last).press("Enter");
  await expectOpen();
  const { question } = content.faq.items[0]!;
  await questions.first().press("Space");
  await expect.poll(() => isExpanded(page, question)).toBe(true);
});

test(
  "The slug of a question in the address opens it in view, also by a link on the page that is followed again",
  { tag: "@smoke" },
  async ({ page, content }) => {
    const { slug, question } = content.faq.items[1]!;
    const address = `#faq-${slug}`;
    const title = page.getByRole("heading", { name: question });
    const answer = page
      .locator("details", { has: title })
      .getByRole("paragraph");
    await open(page, `/${address}`);
    await expect(answer.first()).toBeInViewport();
    await expect(title).toBeInViewport();

    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      link.append("To the question");
      document.querySelector("#pricing")?.append(link);
    }, address);
    for (let round = 0; round < 2; round += 1) {
      await title.click();
      await expect(answer.first()).toBeHidden();
      await page.getByRole("link", { name: "To the question" }).click();
      await expect(answer.first()).toBeInViewport();
      await expect(title).toBeInViewport();
    }
  },
);

test("A browser that does not open the question of the address by itself gets it from React", async ({
  page,
  content,
}) => {
  const { slug } = content.faq.items[1]!;
  await open(page);
  const opened = await page.evaluate((anchor) => {
    // Without following the link, the browser has nothing to open.
    history.replaceState(null, "", `#${anchor}`);
    dispatchEvent(new Event("hashchange"));
    return document.getElementById(anchor)?.closest("details")?.open;
  }, `faq-${slug}`);
  expect(opened).toBe(true);
});

test("A question stays under the finger when it closes the answer above", async ({
  page,
  content,
}) => {
  await open(page);
  const { questions } = faqOf(page, content);
  await questions.first().click();
  await questions.nth(1).scrollIntoViewIfNeeded();
  await settled(page);
  const before = await questions.nth(1).boundingBox();
  await questions.nth(1).click();
  await settled(page);
  const after = await questions.nth(1).boundingBox();
  expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1);
});

function faqOf(page: Page, { faq }: Content) {
  const region = section(page, faq);
  return {
    // A summary has no role of its own to ask for.
    questions: region.locator("summary"),
    answers: [...faq.items, ...faq.ownership].map(({ answer = "" }) =>
      region.getByText(answer.split("\n")[0] ?? "", { exact: true }),
    ),
  };
}
