import {
  expect,
  expectBelowBar,
  open,
  section,
  settled,
  test,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test("The buttons of pricing and of the closing lead to the form", async ({
  page,
  content,
}) => {
  await open(page);
  const heading = section(page, content.form).getByRole("heading", {
    level: 2,
  });
  for (const { heading: name, button } of [content.pricing, content.closing]) {
    await section(page, { heading: name })
      .getByRole("link", { name: button, exact: true })
      .click();
    await expect(page).toHaveURL("/#form");
    await expectBelowBar(page, heading);
  }
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
