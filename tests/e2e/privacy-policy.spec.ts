import { expect, open, test } from "../support/page";

test("The policy page shows the policy with its effective date, and names each company that a browser may contact, with its own policy", async ({
  page,
  content,
}) => {
  await open(page, "/privacy-policy");
  const policy = content.documents.find(
    ({ slug }) => slug === "privacy-policy",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    policy?.heading ?? "",
  );
  await expect(page).toHaveTitle(
    `${policy?.title} | ${content.site.brand.name}`,
  );
  const [year, month, day] = policy?.effectiveDate?.split("-") ?? [];
  await expect(
    page.getByText(`${policy?.effectiveLabel} ${month}/${day}/${year}`),
  ).toBeVisible();

  const table = page.getByRole("table", { name: content.thirdParties.caption });
  for (const { name, purpose, when, data, policy } of content.thirdParties
    .parties) {
    await expect(
      table.getByRole("rowheader", { name, exact: true }),
    ).toBeVisible();
    for (const said of [purpose, when, data])
      await expect(
        table.getByRole("cell", { name: said }).first(),
      ).toBeVisible();
    await expect(table.getByRole("link", { name })).toHaveAttribute(
      "href",
      policy,
    );
  }
});

test("The contents of the policy lead to its sections, and the footer to the accessibility statement", async ({
  page,
  content: { site },
}) => {
  await open(page, "/privacy-policy");
  const contents = page.getByRole("navigation", { name: site.contents });
  const last = contents.getByRole("link").last();
  const name = (await last.textContent()) ?? "";
  await last.click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.footer.accessibility })
    .click();
  await expect(page.locator("#accessibility + h3")).toBeInViewport();
});

test("A document shows its table with the prices, and lists within lists", async ({
  page,
}) => {
  await open(page, "/terms-of-service");
  const table = page.getByRole("table");
  await expect(
    table.getByRole("columnheader", { name: "Each month" }),
  ).toHaveCSS("text-align", "end");
  await expect(table.getByRole("row").nth(2)).toContainText(
    "Paid Ads Booster$245",
  );
  const hours = page.getByRole("listitem").filter({ hasText: /^hours,$/ });
  await expect(hours.locator("xpath=ancestor::ol//ul//ul/li[1]")).toBeVisible();
});

test("A document that is not listed, and has no date, tells search engines and shows none", async ({
  page,
}) => {
  await open(page, "/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("time")).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute(
    "content",
    "noindex",
  );
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/privacy-policy</loc>");
  expect(sitemap).not.toContain("/thank-you");
});
