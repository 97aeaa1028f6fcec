import { termsLabel } from "../../../pipeline/content/terms-of-service";
import { answered } from "../../../src/lib/answered";
import { dollars, formatRange } from "../../../src/lib/figures";
import { formUrl } from "../../../src/lead-form/form-url";
import { positions } from "../../../src/lib/positions";
import { expect, navLink, section, test } from "../../support/page";
import { isShown } from "../../support/shown";

test.use({ javaScriptEnabled: false });

const sections = [
  "hero",
  "painPoints",
  "howItWorks",
  "mapPack",
  "timeline",
  "pricing",
  "testimonials",
  "form",
  "faq",
  "closing",
] as const;

test("All copy of every section is in the HTML", async ({ page, content }) => {
  await page.goto("/");
  const missing: Record<string, string[]> = {};
  const { pricing, site } = content;
  const unpaid = site.paymentLink ? [] : copyOf(pricing.payment);
  const { faq, form } = content;
  const unlinked = termsLabel(content) ? [] : [form.consent.terms];
  const ownership = answered(faq.ownership);
  const { dashboard, thread, ...howItWorks } = content.howItWorks;
  const drawings = [dashboard, thread].map((drawing) =>
    // A screenshot stands in the place of the drawing.
    drawing.screenshot ? { screenshot: drawing.screenshot } : drawing,
  );
  const shown = {
    ...content,
    howItWorks: { ...howItWorks, drawings },
    faq: { ...faq, ownership },
  };
  for (const name of sections.filter(isShown)) {
    const text = squeeze(await section(page, content[name]).textContent());
    missing[name] = copyOf(shown[name]).filter(
      (copy) =>
        // The page fills in the variables.
        !/\{\w+\}/.test(copy) &&
        !text.includes(squeeze(copy)) &&
        ![...unpaid, ...unlinked].includes(copy),
    );
  }
  expect(Object.values(missing).flat(), JSON.stringify(missing)).toEqual([]);
});

test("All prices, call volumes and percentages are in the HTML", async ({
  page,
  content: { mapPack, painPoints, pricing },
}) => {
  await page.goto("/");
  const text = async (part: { heading: string }) =>
    squeeze(await section(page, part).textContent());
  for (const { monthlyPrice, name, priceSuffix } of pricing.plans) {
    const plan = section(page, pricing)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    expect(squeeze(await plan.textContent())).toContain(
      squeeze(`${dollars(monthlyPrice ?? NaN)}${priceSuffix}`),
    );
  }
  if (isShown("mapPack"))
    for (const [
      index,
      { tier, population, ...volumes },
    ] of mapPack.tiers.entries()) {
      const group = section(page, mapPack).locator("tbody").nth(index);
      for (const name of [tier, population])
        await expect(group).toContainText(name);
      for (const position of positions)
        await expect(
          group.getByRole("row").filter({
            hasText: mapPack.columns[position],
          }),
        ).toContainText(formatRange(volumes[position]));
    }
  if (isShown("painPoints"))
    expect(await text(painPoints)).toContain(
      squeeze(`${painPoints.claim.percent}%${painPoints.claim.text}`),
    );
});

if (isShown("faq"))
  test("Every answer can be opened, one at a time, and closed again", async ({
    page,
    content: { faq },
  }) => {
    await page.goto("/");
    const answers = faq.items.map(({ answer }) =>
      page.getByText(answer.split("\n")[0] ?? "", { exact: true }),
    );
    for (const [index, { question }] of faq.items.entries()) {
      await page.getByRole("heading", { name: question }).click();
      for (const [other, answer] of answers.entries())
        await expect(answer).toBeVisible({ visible: other === index });
    }
    await page
      .getByRole("heading", { name: faq.items.at(-1)?.question ?? "" })
      .click();
    for (const answer of answers) await expect(answer).toBeHidden();
  });

test("The form section offers the email address and a direct link", async ({
  page,
  content: { form, site },
}) => {
  await page.goto("/");
  const region = section(page, form);
  const mail = region.getByRole("link", { name: site.supportEmail });
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute("href", `mailto:${site.supportEmail}`);
  const direct = region.getByRole("link", { name: form.fallback.link });
  await expect(direct).toBeVisible();
  await expect(direct).toHaveAttribute("href", formUrl(site.form));
});

test("The calls to action lead to the form section", async ({
  page,
  content,
}) => {
  for (const name of ["hero", "pricing", "closing"] as const) {
    if (!isShown(name)) continue;
    await page.goto("/");
    await section(page, content[name])
      .getByRole(name === "hero" ? "button" : "link", {
        name: content[name].button,
      })
      .click();
    await expect(page).toHaveURL(/#form$/);
    await expect(
      section(page, content.form).getByRole("heading", { level: 2 }),
    ).toBeInViewport();
  }
});

for (const path of ["/", "/privacy-policy"])
  test(`From ${path} the menu leads to every section`, async ({
    page,
    content,
  }) => {
    for (const [target, name] of [
      ["how-it-works", "howItWorks"],
      ["pricing", "pricing"],
      ["form", "form"],
    ] as const) {
      await page.goto(path);
      await (await navLink(page, content, target)).click();
      await expect(page).toHaveURL(`/#${target}`);
      await expect(
        section(page, content[name]).getByRole("heading", { level: 2 }),
      ).toBeInViewport();
    }
  });

test("The bar turns solid past 50 px", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  const transparent = "rgba(0, 0, 0, 0)";
  await expect(bar).toHaveCSS("background-color", transparent);
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toHaveCSS("background-color", transparent);
});

test("The privacy policy and the 404 page can be read, and lead home", async ({
  page,
  content,
  guard,
}) => {
  guard.expectMissingPage();
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  await page.getByRole("link", { name: content.site.nav.home }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    content.notFound.heading,
  );
  await page.getByRole("link", { name: content.notFound.link }).click();
  await expect(page).toHaveURL("/");
});

/** Every text of a section that a visitor reads without JavaScript. */
function copyOf(value: unknown, key = ""): string[] {
  if (
    /^(slug|combines|icon|from|status|ratingLabel|asOf|calls|confirmed|failed|ask|short|file|alt|permission|focus|url)$/.test(
      key,
    )
  )
    return [];
  if (typeof value === "string") return value.split(/\n{2,}/);
  return Object.entries(Object(value) as object).flatMap(([name, child]) =>
    copyOf(child, Number.isNaN(Number(name)) ? name : key),
  );
}

function squeeze(text: string | null) {
  return (text ?? "").replace(/\s+/g, "");
}

test("The worked example keeps off the lower edge of its card, which has no calculator", async ({
  page,
  content,
}) => {
  await page.goto("/");
  const { heading } = content.costComparison.example;
  const room = await page
    .getByRole("heading", { name: heading })
    .evaluate((node) => {
      let card: Element = node;
      while (getComputedStyle(card).borderTopWidth === "0px")
        card = card.parentElement!;
      const text = document.createRange();
      text.selectNodeContents(card.firstElementChild!);
      const { bottom } = card.getBoundingClientRect();
      return bottom - text.getBoundingClientRect().bottom;
    });
  expect(room).toBeGreaterThanOrEqual(16);
});
