import { breakData } from "../../support/broken-data";
import { expect, open, section, test, wake } from "../../support/page";

/** A route, where its data is, and a part of it without which the page cannot render. */
const breakages = [
  { path: "/", data: "index", part: ["closing"] },
  { path: "/privacy-policy", data: "privacy-policy", part: ["policy", "body"] },
  { path: "/no-such-page", data: "404.html", part: ["notFound"] },
];

for (const { path, data, part } of breakages) {
  test(`An error while ${path} renders shows the error screen with a way home`, async ({
    page,
    content: { error, hero },
    guard,
  }) => {
    if (path === "/no-such-page") guard.expectMissingPage();
    guard.expectError(/Cannot (read|destructure) propert/);
    await breakData(page, data, part);
    await page.goto(path);
    await wake(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      error.heading,
    );
    await expect(page.getByText(error.text)).toBeVisible();

    await page.unrouteAll();
    await page.getByRole("link", { name: error.link }).press("Enter");
    await expect(page).toHaveURL("/");
    await expect(
      page.getByRole("heading", { level: 1, name: hero.heading }),
    ).toBeVisible();
  });
}

test("An error after following a link shows the error screen, and the way back works", async ({
  page,
  content: { error, site, hero },
  guard,
}) => {
  guard.allowForm();
  guard.expectError(/Cannot read properties/);
  await breakData(page, "privacy-policy", ["policy", "body"]);
  await open(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.footer.privacy })
    .click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    error.heading,
  );
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(section(page, hero)).toBeAttached();
});
