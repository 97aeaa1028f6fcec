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

test("The button leads to the form without a ZIP code and with a mistake, which is named until it is corrected", async ({
  page,
  content,
}) => {
  await open(page);
  const { field, button } = heroOf(page, content);
  const { mistake } = content.site.zipField;
  const heading = section(page, content.form).getByRole("heading", {
    level: 2,
  });
  for (const typed of ["", "802"]) {
    await field.fill(typed);
    await button.tap();
    await expectBelowBar(page, heading);
    await expect(field).toHaveAccessibleDescription(typed && mistake);
    await expect(page.locator("iframe")).toHaveAttribute("src", /^[^?]*$/);
    await scrollTo(page, 0);
  }
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

test(
  "A ZIP code in the address is asked about once and taken out of it",
  { tag: "@smoke" },
  async ({ page, content }) => {
    await open(page, "/?zip=80202&utm_source=x#form");
    await expect(page).toHaveURL("/?utm_source=x#form");
    const { field } = heroOf(page, content);
    await expect(field).toHaveValue("80202");
    await field.fill("60614");
    await page.reload();
    await expect(field).toHaveValue("60614");
  },
);

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
