import { expect, open, section, test } from "../../support/page";
import { openBeforeScripts } from "../../support/pace";
import { given } from "../../support/shown";

/** A parameter for each pattern in the content, and two that no pattern allows. */
const names = given.site.attribution.map((name) => name.replace("*", "x"));
const expected = Object.fromEntries(
  names.map((name) => [name, `${name} & more`]),
);
const landing = `/?${new URLSearchParams({ ...expected, secret: "no", other: "no" })}`;

test.beforeEach(({ guard }) => guard.allowForm());

test("The advertisement's parameters, and no others, travel to the frame and to the direct link", async ({
  page,
  content,
}) => {
  await open(page, landing);
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  const frame = await region.locator("iframe").getAttribute("src");
  const link = await region
    .getByRole("link", { name: content.form.fallback.link })
    .getAttribute("href");
  expect(queryOf(frame)).toEqual(expected);
  expect(link).toBe(frame);
});

test("They survive moving to the privacy page and back, also with a reload, and no cookie is set", async ({
  page,
  context,
  content,
}) => {
  await open(page, landing);
  await page
    .getByRole("link", { name: content.site.footer.privacy, exact: true })
    .click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.reload();
  await page.getByRole("button", { name: content.site.dialog.title }).click();
  const dialog = page.getByRole("dialog");
  const inDialog = await dialog.locator("iframe").getAttribute("src");
  expect(queryOf(inDialog)).toEqual(expected);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: content.site.nav.home }).click();
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator("iframe")).toHaveAttribute("src", inDialog ?? "");
  expect(await context.cookies()).toEqual([]);
});

test("They arrive when storage is forbidden", async ({ page, content }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await open(page, landing);
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  const frame = await region.locator("iframe").getAttribute("src");
  expect(queryOf(frame)).toEqual(expected);
});

test("Values are cut to 200 characters and cannot leave their place in the address", async ({
  page,
  content,
}) => {
  const hostile = `"><&#/?${"x".repeat(500)}`;
  const query = new URLSearchParams(names.map((name) => [name, hostile]));
  await open(page, `/?${query}`);
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  const frame = await region.locator("iframe").getAttribute("src");
  expect(queryOf(frame)).toEqual(
    Object.fromEntries(names.map((name) => [name, hostile.slice(0, 200)])),
  );
});

function queryOf(address: string | null) {
  return Object.fromEntries(new URL(address ?? "").searchParams);
}

test("They arrive when the visitor goes on to the policy before the scripts", async ({
  page,
  content,
}) => {
  await openBeforeScripts(page, landing);
  await page
    .getByRole("link", { name: content.site.footer.privacy, exact: true })
    .click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.unrouteAll();
  await open(page, "/");
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  const frame = await region.locator("iframe").getAttribute("src");
  expect(queryOf(frame)).toEqual(expected);
});
