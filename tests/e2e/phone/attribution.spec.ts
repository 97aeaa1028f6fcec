import { expect, open, section, test } from "../../support/page";

const landing =
  "/?utm_source=newsletter&utm_campaign=spring%20rates&gclid=g-1&fbclid=f%262&secret=no&ref=no";
const expected = {
  utm_source: "newsletter",
  utm_campaign: "spring rates",
  gclid: "g-1",
  fbclid: "f&2",
};

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
  const value = `${"x".repeat(500)}`;
  await open(
    page,
    `/?utm_term=${value}&gclid=${encodeURIComponent('"><&#/?')}`,
  );
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  const frame = await region.locator("iframe").getAttribute("src");
  expect(queryOf(frame)).toEqual({
    utm_term: "x".repeat(200),
    gclid: '"><&#/?',
  });
});

function queryOf(address: string | null) {
  return Object.fromEntries(new URL(address ?? "").searchParams);
}
