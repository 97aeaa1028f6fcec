import { openBeforeScripts } from "../support/pace";
import { expect, open, section, test } from "../support/page";
import { siteContent } from "../support/content";

/** A parameter for each pattern in the content, and one that no pattern allows. */
const names = siteContent.site.attribution.map((name) =>
  name.replace("*", "x"),
);
const expected = Object.fromEntries(
  // As long as some click IDs.
  names.map((name) => [name, `${name} & ${"more".repeat(60)}`]),
);
const landing = `/?${new URLSearchParams({ ...expected, secret: "no" })}`;

test.beforeEach(({ guard }) => guard.allowForm());

test("The ad's parameters, and no others, travel whole to the frame and to the direct link", async ({
  page,
  content,
}) => {
  await open(page, landing);
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  const frame = await region.locator("iframe").getAttribute("src");
  expect(queryOf(frame)).toEqual(expected);
  await expect(
    region.getByRole("link", { name: content.form.fallback.link }),
  ).toHaveAttribute("href", frame ?? "");
});

test("They arrive after a departure to the policy before React comes, and no cookie is set", async ({
  page,
  context,
  content,
}) => {
  await openBeforeScripts(page, landing);
  await page
    .getByRole("link", { name: content.site.footer.privacy, exact: true })
    .click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await open(page, "/privacy-policy");
  await page.getByRole("button", { name: content.site.dialog.title }).click();
  const frame = page.getByRole("dialog").locator("iframe");
  expect(queryOf(await frame.getAttribute("src"))).toEqual(expected);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("A later campaign takes the place of the first, and a visit without one leaves it", async ({
  page,
}) => {
  const frame = page.locator("#form iframe");
  await open(page, "/?utm_source=google&utm_campaign=spring&gclid=G");
  await open(page, "/?utm_source=partner?utm_medium=email#form");
  const later = { utm_source: "partner", utm_medium: "email" };
  expect(queryOf(await frame.getAttribute("src"))).toEqual(later);
  await open(page, "/?plan=both#form");
  expect(queryOf(await frame.getAttribute("src"))).toEqual(later);
});

test("Behind an anchor, they are read too", async ({ page }) => {
  await open(page, "/#form?UTM_SOURCE=mail&amp;gclid=G");
  const frame = page.locator("#form iframe");
  const query = { utm_source: "mail", gclid: "G" };
  expect(queryOf(await frame.getAttribute("src"))).toEqual(query);
});

function queryOf(address: string | null) {
  return Object.fromEntries(new URL(address ?? "").searchParams);
}
