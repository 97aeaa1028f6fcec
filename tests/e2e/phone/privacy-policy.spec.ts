import { expect, open, section, test } from "../../support/page";

for (const path of ["/privacy-policy", "/privacy-policy/"]) {
  test(`${path} shows the policy with its effective date`, async ({
    page,
    content,
  }) => {
    await open(page, path);
    const policy = content.policies.find(
      ({ slug }) => slug === "privacy-policy",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      policy?.heading ?? "",
    );
    await expect(page).toHaveTitle(
      `${policy?.title} | ${content.site.brand.name}`,
    );
    const [year, month, day] = policy?.effectiveDate.split("-") ?? [];
    await expect(
      page.getByText(`${policy?.effectiveLabel} ${month}/${day}/${year}`),
    ).toBeVisible();
    await expect(page).toHaveURL("/privacy-policy");
  });
}

test("Every section of the policy has text of its own, and the support email is a link", async ({
  page,
  content: { site },
}) => {
  await open(page, "/privacy-policy");
  const main = page.getByRole("main");
  for (const heading of await main.getByRole("heading", { level: 2 }).all())
    await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText(
      /\w+ \w+/,
    );
  const mail = main.getByRole("link", { name: site.supportEmail });
  await expect(mail).not.toHaveCount(0);
  for (const link of await mail.all())
    await expect(link).toHaveAttribute("href", `mailto:${site.supportEmail}`);
});

test("The footer leads from the home page to the policy, and the back button home", async ({
  page,
  content: { hero, site },
  guard,
}) => {
  guard.allowForm();
  await open(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.footer.privacy })
    .click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(section(page, hero)).toBeAttached();
});
