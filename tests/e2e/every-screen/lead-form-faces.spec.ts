import { expect, open, section, test } from "../../support/page";

test("The section, the dialog and the plain links show one and the same form", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  const { host, widgetPath, formId, title } = content.site.form;
  const address = `${host}${widgetPath}${formId}`;
  const label = content.form.fallback.link;

  await open(page);
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  const inSection = region.locator("iframe");
  await expect(inSection).toHaveAttribute("src", address);
  await expect(inSection).toHaveAttribute("title", title);
  await expect(region.getByRole("link", { name: label })).toHaveAttribute(
    "href",
    address,
  );

  await open(page, "/privacy-policy");
  await page.getByRole("button", { name: content.site.dialog.title }).click();
  const dialog = page.getByRole("dialog");
  const inDialog = dialog.locator("iframe");
  await expect(inDialog).toHaveAttribute("src", address);
  await expect(inDialog).toHaveAttribute("title", title);
  await expect(dialog.getByRole("link", { name: label })).toHaveAttribute(
    "href",
    address,
  );
});

test("What the visitor agrees to stands beside the form, with a link to the policy", async ({
  page,
  content,
}) => {
  await open(page);
  const region = section(page, content.form);
  await expect(region.getByText(content.form.consent.text)).toBeVisible();
  await expect(
    region.getByRole("link", { name: content.form.consent.link }),
  ).toHaveAttribute("href", "/privacy-policy");
});
