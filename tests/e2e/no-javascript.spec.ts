import { expect, navLink, section, test } from "../support/page";

test.use({ javaScriptEnabled: false });

test("The sections and the call volumes can be read, and the menu leads to the sections in a row that covers nothing", async ({
  page,
  content,
}) => {
  for (const { target } of content.site.nav.links) {
    await page.goto("/privacy-policy");
    await (await navLink(page, content, target)).click();
    await expect(page).toHaveURL(`/#${target}`);
    const region = page.locator(`#${target}`);
    const heading = region.getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  for (const heading of await page.getByRole("heading", { level: 2 }).all())
    await expect(heading).toBeVisible();
  const { mapPack, marketFinder } = content;
  await expect(section(page, mapPack).getByRole("table")).toBeVisible();
  // A search that cannot work is not offered.
  await expect(
    page.getByLabel(marketFinder.label, { exact: true }),
  ).not.toBeVisible();
});

test("A question opens its answer and closes any other", async ({
  page,
  content: { faq },
}) => {
  await page.goto("/#faq");
  const questions = section(page, faq).locator("details");
  for (const index of [0, 1]) {
    await questions.nth(index).locator("summary").click();
    await expect(questions.nth(index)).toHaveAttribute("open");
    await expect(questions.and(page.locator("[open]"))).toHaveCount(1);
  }
});

test("The ZIP code field leads to the form section, with the email address and a direct link, also with a mistake", async ({
  page,
  content: { form, hero, site },
}) => {
  await page.goto("/");
  await section(page, { heading: hero.heading })
    .getByRole("textbox")
    .fill("80202");
  await page.getByRole("button", { name: hero.button }).click();
  await expect(page).toHaveURL("/?zip=80202#form");
  const region = section(page, form);
  await expect(region.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(
    region.getByRole("link", { name: site.supportEmail }),
  ).toHaveAttribute("href", `mailto:${site.supportEmail}`);
  await expect(
    region.getByRole("link", { name: form.fallback.link }),
  ).toHaveAttribute("href", site.form.embed.frame);

  await page.goto("/");
  await section(page, hero).getByRole("textbox").fill("8020");
  await page.getByRole("button", { name: hero.button }).click();
  await expect(page).toHaveURL("/?zip=8020#form");
});
