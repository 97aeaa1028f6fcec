import type { Page } from "@playwright/test";
import { openBeforeScripts } from "../support/pace";
import {
  expect,
  expectBelowBar,
  open,
  scrollTo,
  section,
  test,
  type Content,
} from "../support/page";

declare global {
  interface Window {
    /** What live regions have said. */
    spoken: string[];
  }
}

test.beforeEach(({ guard }) => guard.allowForm());

test(
  "A ZIP code that is sent is in the form, on the buttons that lead there, and on the policy, also after a reload",
  { tag: "@smoke" },
  async ({ page, context, content }) => {
    await open(page);
    const { field } = heroOf(page, content);
    await field.fill("Denver, CO 80202-1234");
    await field.press("Enter");
    await expect(page).toHaveURL("/#form");
    await expectHandedOver(page, "80202");
    await expect(
      section(page, content.pricing)
        .getByRole("link", { name: /80202$/ })
        .first(),
    ).toHaveAttribute("href", "#form");
    await page.reload();
    await expectHandedOver(page, "80202");
    await page
      .getByRole("link", { name: content.site.footer.privacy, exact: true })
      .click();
    await page.getByRole("button", { name: content.site.dialog.title }).click();
    await expectHandedOver(page, "80202");
    await page.goBack();
    await expect(field).toHaveValue("80202");

    const next = await context.newPage();
    await open(next);
    await expect(heroOf(next, content).field).toHaveValue("");
  },
);

test("The button leads to the form without a ZIP code, and again after the visitor has left it", async ({
  page,
  content,
}) => {
  await open(page);
  const heading = section(page, content.form).getByRole("heading", {
    level: 2,
  });
  for (let round = 0; round < 2; round += 1) {
    await heroOf(page, content).button.tap();
    await expectBelowBar(page, heading);
    await scrollTo(page, 0);
  }
  await expect(page.locator("iframe")).toHaveAttribute("src", /^[^?]*$/);
});

test("A mistake is named, and does not hold the button back", async ({
  page,
  content,
}) => {
  await open(page);
  const { field } = heroOf(page, content);
  const { mistake } = content.site.zipField;
  await field.fill("802");
  await field.press("Enter");
  await expect(page).toHaveURL("/#form");
  await expect(field).toHaveAccessibleDescription(mistake);
  await expect(page.locator("iframe")).toHaveAttribute("src", /^[^?]*$/);
  await field.fill("80202");
  await expect(page.getByText(mistake)).toHaveCount(0);
});

test("A ZIP code that is sent before React comes is in the form, and the campaign with it", async ({
  page,
  content,
}) => {
  await openBeforeScripts(page, "/?gclid=G1");
  await heroOf(page, content).field.fill("80202");
  await heroOf(page, content).button.click();
  await expect(page).toHaveURL("/?zip=80202#form");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page).toHaveURL("/#form");
  await expectHandedOver(page, "80202");
  await expect(page.locator("iframe")).toHaveAttribute("src", /gclid=G1/);
});

test("A ZIP code that is typed before React comes is kept", async ({
  page,
  content,
}) => {
  const scripts = await openBeforeScripts(page);
  await heroOf(page, content).field.fill("80202");
  await scripts();
  await expect(
    section(page, content.pricing)
      .getByRole("link", { name: /80202$/ })
      .first(),
  ).toBeVisible();
});

test("Where storage is forbidden, the ZIP code and the campaign still reach the form, also on the next page", async ({
  page,
  content,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    }),
  );
  await open(page, "/?gclid=G1");
  await heroOf(page, content).field.fill("80202");
  await heroOf(page, content).button.click();
  await expectHandedOver(page, "80202");
  await expect(page.locator("iframe")).toHaveAttribute("src", /gclid=G1/);
  await page
    .getByRole("link", { name: content.site.footer.privacy, exact: true })
    .click();
  await page.getByRole("button", { name: content.site.dialog.title }).click();
  await expectHandedOver(page, "80202");
  await expect(page.locator("iframe")).toHaveAttribute("src", /gclid=G1/);
});

for (const place of ["hero", "market-finder"])
  test(`A ZIP code that is typed in #${place} is answered aloud there, once, and nowhere else`, async ({
    page,
    content,
  }) => {
    await open(page);
    // The form has been near and loads anew for each ZIP code.
    await page.locator("#form").scrollIntoViewIfNeeded();
    await expect(page.locator("iframe")).toBeVisible();
    const field = page.locator(`#${place}`).getByRole("textbox");
    await field.focus();
    await expect(page.locator("#form").getByRole("status")).toHaveCount(0);
    await page.evaluate(() => {
      window.spoken = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const node =
            target instanceof Element ? target : target.parentElement;
          const region = node?.closest(
            "[role=status], [role=alert], [aria-live]",
          );
          if (region?.textContent) window.spoken.push(region.textContent);
        }
      }).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await field.pressSequentially("80202");
    await expect(page.locator("#form h2")).toContainText("80202");
    await expect(page.locator("#market-finder")).toContainText("Denver");
    await expect(page.locator("#form iframe")).toHaveAttribute("src", /80202/);
    await expect(page.locator("#form")).toContainText(
      content.form.status.ready,
    );
    const spoken = await page.evaluate(() => window.spoken);
    expect(spoken.length, spoken.join("\n")).toBeLessThanOrEqual(2);
    expect(spoken.at(-1)).toContain("Denver");
  });

function heroOf(page: Page, { hero, site }: Content) {
  const region = section(page, hero);
  return {
    field: region.getByRole("textbox", { name: site.zipField.label }),
    button: region.getByRole("button", { name: hero.button }),
  };
}

async function expectHandedOver(page: Page, zip: string) {
  await expect(page.locator("iframe")).toHaveAttribute(
    "src",
    new RegExp(`=${zip}$`),
  );
}
