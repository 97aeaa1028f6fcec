import { expect, open, test } from "../../support/page";

const paths = {
  "a plain path": "/no-such-page",
  "a deep path": "/a/b/c",
  "a path with spaces and a query": "/what%20is%20this?x=1",
  "a path with an encoded question mark": "/what%3F",
  "a path with an encoded slash and hash": "/a%2Fb%23c",
  "a path with an encoded percent sign": "/100%25free",
  "a path with a stray percent sign": "/100%",
  "a path that is not valid UTF-8": "/%E0%A4%A",
  "a path below an existing page": "/privacy-policy/extra",
  "a path in another script": `/${encodeURIComponent("страница")}`,
  "a path that looks like markup": "/<img src=x onerror=alert(1)>",
  "a very long path": `/${"long-".repeat(600)}`,
};

for (const [description, path] of Object.entries(paths))
  test(`The 404 page answers ${description} with status 404, and logs it to the console`, async ({
    page,
    content: { notFound },
    guard,
  }) => {
    guard.expectMissingPage();
    const { pathname } = new URL(path, "http://localhost");
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text() === `${notFound.log} ${pathname}`,
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.keyboard.press("Shift");
    await logged;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      notFound.heading,
    );
  });

test("The link and the bar of the 404 page lead home and to the sections", async ({
  page,
  content: { hero, notFound, site },
  guard,
}) => {
  guard.expectMissingPage();
  await open(page, "/a/b/c");
  for (const { label: name, target } of site.nav.links)
    await expect(
      page.getByRole("banner").getByRole("link", { name, includeHidden: true }),
    ).toHaveAttribute("href", `/#${target}`);
  await page.getByRole("link", { name: notFound.link }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("heading", { level: 1, name: hero.heading }),
  ).toBeVisible();
});
