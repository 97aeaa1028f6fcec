import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectBelowBar,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
} from "../../support/page";
import { isShown } from "../../support/shown";

const calls = {
  hero: "'Check ZIP Code Availability'",
  pricing: "'Reserve My Area'",
  closing: '"Let\'s Talk"',
} as const;
type Call = keyof typeof calls;
const shown = (Object.keys(calls) as Call[]).filter(isShown);

test.beforeEach(({ guard }) => guard.allowForm());

for (const call of shown)
  test(`${calls[call]} scrolls to the form section by keyboard, and once more by a tap after the visitor has left it`, async ({
    page,
    content,
  }) => {
    await open(page);
    const link = callIn(page, content, call);
    await link.press("Enter");
    await expectBelowBar(page, headingOf(page, content));
    await expect(page).toHaveURL("/#form");
    await scrollTo(page, 0);
    await settled(page);
    await expect(headingOf(page, content)).not.toBeInViewport();
    await link.tap();
    await expectBelowBar(page, headingOf(page, content));
  });

test("A call scrolls to the form section while the form is slow, and nothing moves when the form arrives", async ({
  page,
  content,
}) => {
  await page.setExtraHTTPHeaders({ "x-form-mode": "slow" });
  await open(page);
  await callIn(page, content, "hero").tap();
  const heading = headingOf(page, content);
  await expectBelowBar(page, heading);
  const status = section(page, content.form).getByRole("status");
  const { ready } = content.form.status;
  await expect(status).not.toHaveText(ready);
  const before = await heading.boundingBox();
  await expect(status).toHaveText(ready, { timeout: 9_000 });
  expect(await heading.boundingBox()).toEqual(before);
});

function headingOf(page: Page, content: Content): Locator {
  return section(page, content.form).getByRole("heading", { level: 2 });
}

function callIn(page: Page, content: Content, name: Call): Locator {
  // The first is the button of a field.
  return section(page, content[name]).getByRole(
    name === "hero" ? "button" : "link",
    {
      name: content[name].button,
      exact: true,
    },
  );
}
