import { expect, test } from "../support/page";

for (const path of ["/no/<img src=x onerror=alert(1)>#%", "/100%/%E0%A4%A"])
  test(`The 404 page answers ${path}, logs the path and leads to the start`, async ({
    page,
    content: { notFound },
    guard,
  }) => {
    guard.allowForm();
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
