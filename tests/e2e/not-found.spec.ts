import { expect, open, section, test } from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

for (const path of ["/", "/#pricing", "/privacy-policy#%E0%A4%A"])
  test(`A stray percent sign in a hash leaves the page as it is: ${path}%`, async ({
    page,
    content: { hero, documents },
  }) => {
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

for (const path of [
  "/no/such#%",
  "/100%",
  "/%E0%A4%A",
  "/<img src=x onerror=alert(1)>",
])
  test(`The 404 page answers ${path}, and logs the path`, async ({
    page,
    content: { notFound },
    guard,
  }) => {
    guard.expectMissingPage();
    const { pathname } = new URL(path, "http://localhost");
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text() === `${notFound.log} ${pathname}`,
    });
    expect((await page.goto(path))?.status()).toBe(404);
    await logged;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      notFound.heading,
    );
    await page.getByRole("link", { name: notFound.link }).click();
    await expect(page).toHaveURL("/");
  });

test(
  "A ZIP code in the address is asked about once and taken out of it",
  { tag: "@smoke" },
  async ({ page, content }) => {
    await open(page, "/?zip=80202&utm_source=x#form");
    await expect(page).toHaveURL("/?utm_source=x#form");
    const field = section(page, content.hero).getByRole("textbox");
    await expect(field).toHaveValue("80202");
    await field.fill("60614");
    await page.reload();
    await expect(field).toHaveValue("60614");
  },
);

for (const [from, to] of [
  ["/terms", "/terms-of-service"],
  ["/old/pricing.html?gclid=G1", "/?gclid=G1"],
])
  test(`${from}, which the content has moved, leads to ${to}`, async ({
    page,
  }) => {
    await page.goto(from!);
    await expect(page).toHaveURL(to!);
  });
