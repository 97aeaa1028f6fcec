import { openBeforeScripts } from "../support/pace";
import { expect, expectBelowBar, open, section, test } from "../support/page";

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

for (const behind of ["?utm_source=mail", "&zip=80202", "%3Futm_source=mail"])
  test(`With ${behind} behind it, an anchor is found, before React too`, async ({
    page,
    content: { pricing },
    guard,
  }) => {
    guard.allowForm();
    const scripts = await openBeforeScripts(page, `/#pricing${behind}`);
    await expect(page).toHaveURL("/#pricing");
    const heading = section(page, pricing).getByRole("heading", { level: 2 });
    await expectBelowBar(page, heading);
    await scripts();
    await expect(page).toHaveURL("/#pricing");
    await expectBelowBar(page, heading);
  });

test("Parameters without an anchor leave the address as they are read", async ({
  page,
  guard,
}) => {
  guard.allowForm();
  await open(page, "/privacy-policy#?zip=80202");
  await expect(page).toHaveURL("/privacy-policy");
});

for (const [from, to] of [
  ["/terms", "/terms-of-service"],
  ["/old/pricing.html?gclid=G1", "/?gclid=G1#pricing"],
] as const)
  test(`${from}, which the content has moved, leads to ${to}`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(from);
    expect(answer.url()).toBe(baseURL + to);
    expect(answer.ok()).toBe(true);
  });
