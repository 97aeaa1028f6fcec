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

test.beforeEach(({ guard }) => guard.allowForm());

test(
  "The button leads to the form with a mistake too; a ZIP code that is sent is in the form, on the buttons that lead there, and on the policy, also after a reload",
  { tag: "@smoke" },
  async ({ page, context, content }) => {
    await open(page);
    const { field, button } = heroOf(page, content);
    await field.fill("802");
    await button.click();
    const form = section(page, content.form);
    await expectBelowBar(page, form.getByRole("heading", { level: 2 }));
    await expectHandedOver(page, /^[^?]*$/);
    await scrollTo(page, 0);
    await field.fill("Denver, CO 80202-1234");
    await field.press("Enter");
    await expect(page).toHaveURL("/#form");
    await expectHandedOver(page, /=80202$/);
    await expect(
      section(page, content.pricing)
        .getByRole("link", { name: /80202$/ })
        .first(),
    ).toHaveAttribute("href", "#form");
    await page.reload();
    await expectHandedOver(page, /=80202$/);
    await goToFormOfPolicy(page, content);
    await expectHandedOver(page, /=80202$/);
    await page.goBack();
    await expect(field).toHaveValue("80202");

    const next = await context.newPage();
    await open(next);
    await expect(heroOf(next, content).field).toHaveValue("");
  },
);

test("A ZIP code that is sent before React comes is in the form, and the campaign with it", async ({
  page,
  content,
}) => {
  await openBeforeScripts(page, "/?gclid=G1");
  await send(page, content, "80202");
  await expect(page).toHaveURL("/?gclid=G1#form");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expectHandedOver(page, /gclid=G1.*=80202$/);
});

test("On a missing page, too, it reaches the form without reaching the server", async ({
  page,
  content,
  guard,
}) => {
  guard.expectError(/404/);
  await openBeforeScripts(page, "/nowhere");
  await page.getByLabel(content.site.zipField.label).fill("80202");
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("button", { name: content.hero.button }).click();
  expect(new URL((await asked).url()).search).toBe("");
  // Until the landing page is there, a reload would be one of the missing page.
  await expect(page).toHaveURL("/#form");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expectHandedOver(page, /80202$/);
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
  await send(page, content, "80202");
  await expectHandedOver(page, /gclid=G1.*=80202$/);
  await goToFormOfPolicy(page, content);
  await expectHandedOver(page, /gclid=G1.*=80202$/);
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

for (const place of ["hero", "market-finder"])
  test(`A ZIP code that is typed in #${place} is answered aloud there, once, and nowhere else`, async ({
    page,
    content,
  }) => {
    await open(page);
    // The form has been near and loads anew for each ZIP code.
    const form = page.locator("#form");
    await form.scrollIntoViewIfNeeded();
    await expect(form.locator("iframe")).toBeVisible();
    const field = page.locator(`#${place}`).getByRole("textbox");
    await field.focus();
    await expect(form.getByRole("status")).toHaveCount(0);
    const spoken = await page.evaluateHandle(listenToLiveRegions);
    await field.pressSequentially("80202");
    await expect(form.locator("h2")).toContainText("80202");
    await expect(page.locator("#market-finder")).toContainText("Denver");
    await expectHandedOver(page, /80202/);
    await expect(form).toContainText(content.form.status.ready);
    const texts = await spoken.jsonValue();
    expect(texts.length, texts.join("\n")).toBeLessThanOrEqual(2);
    expect(texts.at(-1)).toContain("Denver");
  });

function heroOf(page: Page, { hero, site }: Content) {
  const region = section(page, hero);
  return {
    field: region.getByRole("textbox", { name: site.zipField.label }),
    button: region.getByRole("button", { name: hero.button }),
  };
}

async function send(page: Page, content: Content, zip: string) {
  const { field, button } = heroOf(page, content);
  await field.fill(zip);
  await button.click();
}

async function goToFormOfPolicy(page: Page, { site }: Content) {
  await page
    .getByRole("link", { name: site.footer.privacy, exact: true })
    .click();
  await page.getByRole("button", { name: site.dialog.title }).click();
}

/** Expects an end of the frame's address, with what the form gets to know. */
async function expectHandedOver(page: Page, address: RegExp) {
  await expect(page.locator("iframe")).toHaveAttribute("src", address);
}

/** What the live regions say from now on. */
function listenToLiveRegions(): string[] {
  const spoken: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const node = target instanceof Element ? target : target.parentElement;
      const region = node?.closest("[role=status], [role=alert], [aria-live]");
      if (region?.textContent) spoken.push(region.textContent);
    }
  }).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return spoken;
}
