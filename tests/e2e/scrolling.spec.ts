import {
  expect,
  expectBelowBar,
  open,
  scrollTo,
  section,
  settled,
  test,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

for (const name of ["pricing", "closing"] as const)
  test(`The button of ${name} leads to the form`, async ({ page, content }) => {
    await open(page);
    await section(page, content[name])
      .getByRole("link", { name: content[name].button, exact: true })
      .click();
    await expect(page).toHaveURL("/#form");
    const heading = { level: 2 } as const;
    await expectBelowBar(
      page,
      section(page, content.form).getByRole("heading", heading),
    );
  });

test("A page that is loaded again ends where the visitor was", async ({
  page,
}) => {
  await open(page);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await settled(page);
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await page.waitForSelector("html.hydrated");
  await settled(page);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(
    2,
  );
});

test("The bar is transparent up to 50 px and solid from 51, and always solid on the policy", async ({
  page,
}) => {
  const transparent = "rgba(0, 0, 0, 0)";
  const bar = page.getByRole("banner");
  await open(page);
  await expect(bar).toHaveCSS("background-color", transparent);
  await scrollTo(page, 51);
  await expect(bar).not.toHaveCSS("background-color", transparent);
  await scrollTo(page, 50);
  await expect(bar).toHaveCSS("background-color", transparent);
  await open(page, "/privacy-policy");
  await expect(bar).not.toHaveCSS("background-color", transparent);
});
