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

const calls = [
  ["The hero's 'Check ZIP Code Availability'", "hero"],
  ["The pricing section's 'Reserve My Area'", "pricing"],
  ["The closing section's \"Let's Talk\"", "closing"],
] as const;

for (const [title, name] of calls.filter(([, part]) => isShown(part))) {
  test.describe(title, () => {
    test.beforeEach(({ guard }) => guard.allowForm());

    test("scrolls to the form section", async ({ page, content }) => {
      await open(page);
      await callIn(page, content, name).click();
      await expectForm(page, content);
      await expect(page).toHaveURL("/#form");
    });

    test("scrolls to the form section by keyboard", async ({
      page,
      content,
    }) => {
      await open(page);
      await callIn(page, content, name).press("Enter");
      await expectForm(page, content);
    });

    for (const mode of ["slow", "hanging"]) {
      test(`scrolls to the form section while the form is ${mode}`, async ({
        page,
        content,
      }) => {
        await page.setExtraHTTPHeaders({ "x-form-mode": mode });
        await open(page);
        await callIn(page, content, name).click();
        await expectForm(page, content);
        await expect(formOf(page, content).getByRole("status")).not.toHaveText(
          content.form.status.ready,
        );
      });
    }

    test("scrolls to the form section once more after the visitor has left it", async ({
      page,
      content,
    }) => {
      await open(page);
      await callIn(page, content, name).click();
      await expectForm(page, content);
      await scrollTo(page, 0);
      await settled(page);
      await expect(headingOf(page, content)).not.toBeInViewport();
      await callIn(page, content, name).click();
      await expectForm(page, content);
    });
  });
}

test("The form section stays in view when a slow form arrives", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  await page.setExtraHTTPHeaders({ "x-form-mode": "slow" });
  await open(page);
  await callIn(page, content, "hero").click();
  await expectForm(page, content);
  const before = await headingOf(page, content).boundingBox();
  await expect(formOf(page, content).getByRole("status")).toHaveText(
    content.form.status.ready,
    { timeout: 9_000 },
  );
  expect(await headingOf(page, content).boundingBox()).toEqual(before);
});

function formOf(page: Page, content: Content): Locator {
  return section(page, content.form);
}

function headingOf(page: Page, content: Content): Locator {
  return formOf(page, content).getByRole("heading", { level: 2 });
}

async function expectForm(page: Page, content: Content) {
  await expectBelowBar(page, headingOf(page, content));
}

function callIn(
  page: Page,
  content: Content,
  name: "hero" | "pricing" | "closing",
): Locator {
  return section(page, content[name]).getByRole("link", {
    name: content[name].button,
    exact: true,
  });
}
