import { expect, open, test } from "../support/page";

for (const path of ["/", "/privacy-policy#%E0%A4%A"])
  test(`A stray percent sign in a hash leaves the page as it is: ${path}`, async ({
    page,
    content: { hero, documents },
    guard,
  }) => {
    guard.allowForm();
    await open(page, path.includes("#") ? `${path}%` : `${path}#%`);
    const { heading } = path.startsWith("/p") ? documents[0]! : hero;
    const title = page.getByRole("heading", { level: 1, name: heading });
    await expect(title).toBeVisible();
    await page.evaluate(() => (location.hash = "%"));
    await page.evaluate(() => (location.hash = "pricing%"));
    await page.goBack();
    await expect(page).toHaveURL(/#%$/);
    await expect(title).toBeVisible();
  });

for (const [from, to] of [
  ["/terms", "/terms-of-service"],
  ["/old/pricing.html?gclid=G1", "/?gclid=G1"],
] as const)
  test(`${from}, which the content has moved, leads to ${to}`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(from);
    expect(answer.url()).toBe(baseURL + to);
    expect(answer.ok()).toBe(true);
  });
