import type { Page } from "@playwright/test";
import { expect, open, section, test, type Content } from "../../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

const accepted = {
  "80202": "80202",
  "80202-1234": "80202",
  " 80202 ": "80202",
};

for (const [typed, zip] of Object.entries(accepted)) {
  test(`"${typed}" and Enter go to the form, which gets ${zip}`, async ({
    page,
    content,
  }) => {
    await open(page);
    const { field } = heroOf(page, content);
    await field.fill(typed);
    await field.press("Enter");
    await expect(section(page, content.form)).toBeInViewport();
    await expect(page).toHaveURL(/#form$/);
    await expect(frameOf(page).getByLabel("ZIP code")).toHaveValue(zip);
  });
}

test("The button hands the ZIP code over as well, also to the direct link", async ({
  page,
  content,
}) => {
  await open(page);
  const { field, button } = heroOf(page, content);
  await field.fill("80202");
  await button.click();
  await expect(frameOf(page).getByLabel("ZIP code")).toHaveValue("80202");
  await expect(
    page.getByRole("link", { name: content.form.fallback.link }),
  ).toHaveAttribute(
    "href",
    new RegExp(`[?&]${content.site.form.zipParameter}=80202$`),
  );
});

test("Left empty, the button simply scrolls to the form", async ({
  page,
  content,
}) => {
  await open(page);
  await heroOf(page, content).button.click();
  await expect(section(page, content.form)).toBeInViewport();
  await expect(page.locator("iframe")).toHaveAttribute("src", /^[^?]*$/);
  await expect(frameOf(page).getByLabel("ZIP code")).toHaveValue("");
});

for (const typed of ["802", "8020A", "802021", "eight"]) {
  test(`"${typed}" is answered on the spot, and the page stays`, async ({
    page,
    content,
  }) => {
    await open(page);
    const { field } = heroOf(page, content);
    const { mistake } = content.site.zipField;
    await field.fill(typed);
    await field.press("Enter");
    await expect(page.getByText(mistake)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(mistake);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await expect(page).not.toHaveURL(/#form/);

    await field.fill("80202");
    await expect(page.getByText(mistake)).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-invalid", "false");
  });
}

test("The field asks for digits, and the browser can fill it in", async ({
  page,
  content,
}) => {
  await open(page);
  const { field } = heroOf(page, content);
  await expect(field).toHaveAttribute("inputmode", "numeric");
  await expect(field).toHaveAttribute("autocomplete", "postal-code");
});

function heroOf(page: Page, { hero, site }: Content) {
  const region = section(page, hero);
  return {
    field: region.getByRole("textbox", { name: site.zipField.label }),
    button: region.getByRole("button", { name: hero.button }),
  };
}

function frameOf(page: Page) {
  return page.locator("iframe").contentFrame();
}
