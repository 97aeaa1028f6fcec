import type { Locator, Page } from "@playwright/test";
import { formatRange, interpolate } from "../../../src/lib/figures";
import {
  expect,
  expectBelowBar,
  open,
  scrollTo,
  section,
  settled,
  test,
  wake,
  type Content,
} from "../../support/page";
import { tierOfZip } from "../../support/market";
import { openBeforeScripts, openWithoutScripts } from "../../support/pace";
import { whileShown } from "../../support/shown";

test.beforeEach(({ guard }) => guard.allowForm());

test("A ZIP code that is typed is in the form however the visitor gets there, and on every button that leads there", async ({
  page,
  content,
}) => {
  await open(page);
  await fieldOf(page, content).fill("80202");
  const call = section(page, content.pricing).getByRole("link", {
    name: `${content.pricing.button} · 80202`,
  });
  await call.click();
  await expectHandedOver(page, "80202");
  await expect(
    page.getByRole("link", { name: content.form.fallback.link }),
  ).toHaveAttribute("href", /=80202$/);
});

test("A ZIP code that is typed and sent before the scripts is in the form when they come", async ({
  page,
  content,
}) => {
  const scripts = await openBeforeScripts(page);
  await fieldOf(page, content).fill("80202");
  await buttonOf(page, content).click();
  await expect(page).toHaveURL("/#form");
  await expectBelowBar(page, headingOf(page, content));
  await scripts();
  await expectHandedOver(page, "80202");
  await expect(fieldOf(page, content)).toHaveValue("80202");
});

// The answer for a suburb is longer than the place that the finder reserves.
for (const zip of ["80202", "91101"])
  test(`The button of the ZIP code field leads to the very top of the form's section, whatever comes on the way, for ${zip}`, async ({
    page,
    content,
  }) => {
    await open(page);
    await fieldOf(page, content).fill(zip);
    await buttonOf(page, content).click();
    await expectHandedOver(page, zip);
    await settled(page);
    const form = section(page, content.form);
    const bar = await page.getByRole("banner").boundingBox();
    const top = await form.evaluate((node) => node.getBoundingClientRect().top);
    expect(Math.abs(top - bar!.height)).toBeLessThanOrEqual(2);
  });

test("A mistake is refused before the scripts too, and explained when they come", async ({
  page,
  content,
}) => {
  const scripts = await openBeforeScripts(page);
  const field = fieldOf(page, content);
  await field.fill("8020");
  await buttonOf(page, content).click();
  await expect(page).toHaveURL("/");
  await expect(field).toBeFocused();
  await field.blur();
  await scripts();
  await expect(page.getByText(content.site.zipField.mistake)).toBeVisible();
  await expect(field).toHaveValue("8020");
});

test("With the scripts blocked the ZIP code field leads to the form's section", async ({
  page,
  content,
  guard,
}) => {
  await openWithoutScripts(page, guard);
  await fieldOf(page, content).fill("80202");
  await buttonOf(page, content).click();
  await expectBelowBar(page, headingOf(page, content));
  await page.goBack();
  await expect(fieldOf(page, content)).toHaveValue("80202");
});

test("A visitor who has moved on when the scripts come stays there, and the form has the ZIP code", async ({
  page,
  content,
}) => {
  const scripts = await openBeforeScripts(page);
  await fieldOf(page, content).fill("80202");
  await fieldOf(page, content).press("Enter");
  await expectBelowBar(page, headingOf(page, content));
  const pricing = section(page, content.pricing).getByRole("heading").first();
  await pricing.scrollIntoViewIfNeeded();
  await settled(page);
  const place = await page.evaluate(() => scrollY);
  await scripts();
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await section(page, content.form).scrollIntoViewIfNeeded();
  await expectHandedOver(page, "80202");
});

test("The ZIP code survives the policy, Back and a reload, and the next tab knows nothing of it", async ({
  page,
  context,
  content,
}) => {
  await open(page);
  await fieldOf(page, content).fill("80202");
  await fieldOf(page, content).press("Enter");
  await expectHandedOver(page, "80202");
  await page.reload();
  await wake(page);
  await expectHandedOver(page, "80202");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: content.site.footer.privacy })
    .click();
  await expect(page).toHaveURL("/privacy-policy");
  const { title, close } = content.site.dialog;
  await page.getByRole("button", { name: title }).click();
  await expect(page.getByRole("dialog").locator("iframe")).toHaveAttribute(
    "src",
    /=80202$/,
  );
  await page.getByRole("button", { name: close }).click();
  await page.goBack();
  await expect(fieldOf(page, content)).toHaveValue("80202");
  await section(page, content.form).scrollIntoViewIfNeeded();
  await expectHandedOver(page, "80202");

  const next = await context.newPage();
  await open(next);
  await expect(fieldOf(next, content)).toHaveValue("");
});

test("A ZIP code in the address is asked about and taken out of it, before the scripts as well", async ({
  page,
  content,
}) => {
  const scripts = await openBeforeScripts(
    page,
    "/?zip=80202&utm_source=x#form",
  );
  await expect(page).toHaveURL("/?utm_source=x#form");
  await scripts();
  await expect(fieldOf(page, content)).toHaveValue("80202");
  await expectHandedOver(page, "80202");
});

for (const [problem, forbid] of [
  [
    "is forbidden",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  ],
  [
    "takes nothing",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("No room is left.", "QuotaExceededError");
      };
    },
  ],
] as const)
  test(`Where storage ${problem} the ZIP code still reaches the form`, async ({
    page,
    content,
  }) => {
    await page.addInitScript(forbid);
    const scripts = await openBeforeScripts(page);
    await fieldOf(page, content).fill("80202");
    await fieldOf(page, content).press("Enter");
    await scripts();
    await expectHandedOver(page, "80202");
  });

for (const pace of ["before the scripts", "after them"])
  test(`A field that was filled without an event is read when it is sent, ${pace}`, async ({
    page,
    content,
  }) => {
    const scripts = await openBeforeScripts(page);
    if (pace === "after them") await scripts();
    await fieldOf(page, content).evaluate((field: HTMLInputElement) => {
      field.value = "80202";
    });
    await buttonOf(page, content).click();
    await scripts();
    await expectHandedOver(page, "80202");
  });

whileShown("mapPack", () => {
  test("The search for a market size, the calculator and the form know the ZIP code of the first screen, and the other way around", async ({
    page,
    content,
  }) => {
    const { marketFinder, costComparison, mapPack } = content;
    await open(page);
    await fieldOf(page, content).fill("80202");
    await section(page, mapPack).scrollIntoViewIfNeeded();
    const finder = page.getByRole("textbox", { name: marketFinder.label });
    await expect(finder).toHaveValue("80202");

    const details = page.locator("details", {
      has: page.getByRole("heading", { name: costComparison.heading }),
    });
    await details.locator("summary").click();
    const list = details.getByLabel(costComparison.choices.tier);
    const denver = tierOfZip(content, "80202");
    await expect(list).toHaveValue(denver.slug);
    await expect(
      details.getByText(
        interpolate(costComparison.choices.asked, {
          ...{ zip: "80202", city: "Denver", state: "CO" },
          tier: denver.tier,
        }),
      ),
    ).toBeVisible();
    // Nobody has changed a number, so the address has none.
    await expect(page).toHaveURL("/");

    await finder.fill("37203");
    await finder.press("Tab");
    await expect(fieldOf(page, content)).toHaveValue("37203");
    await page
      .getByRole("link", { name: `${content.hero.button} · 37203` })
      .first()
      .click();
    await expectHandedOver(page, "37203");
  });

  test("A calculator link keeps its own tier, whatever the ZIP code", async ({
    page,
    content,
  }) => {
    const last = content.mapPack.tiers.at(-1)!.slug;
    await open(page, `/?zip=10001&my-tier=${last}#cost-comparison`);
    await expect(
      page.getByLabel(content.costComparison.choices.tier),
    ).toHaveValue(last);
  });
});

test("Above the form the page says what it knows of the ZIP code, and asks whether it is open", async ({
  page,
  content,
  guard,
}) => {
  guard.expectError(/404.*\/zip\/000\.json/);
  const { answer, heading, askedHeading } = content.form;
  const { marketFinder } = content;
  const region = section(page, content.form);
  await open(page, "/#form");
  await expect(region).toHaveAccessibleName(heading);
  await scrollTo(page, 0);
  await fieldOf(page, content).fill("80202");
  await fieldOf(page, content).press("Enter");
  await expect(region).toHaveAccessibleName(
    interpolate(askedHeading, { zip: "80202" }),
  );
  const tier = tierOfZip(content, "80202");
  await expect(
    region.getByText(
      interpolate(answer.found, {
        ...{ zip: "80202", city: "Denver", state: "CO", tier: tier.tier },
      }),
    ),
  ).toBeVisible();
  await expect(
    region.getByText(
      interpolate(answer.calls, {
        top3: formatRange(tier.top3),
        notRanked: formatRange(tier.notRanked),
      }),
    ),
  ).toBeVisible();

  for (const [zip, words] of [
    ["00000", marketFinder.unknown],
    ["09012", marketFinder.military],
  ] as const) {
    await scrollTo(page, 0);
    await fieldOf(page, content).fill(zip);
    await fieldOf(page, content).press("Enter");
    await expect(region.getByText(interpolate(words, { zip }))).toBeVisible();
  }
});

test("The answer above the form is announced once, in view, and nothing moves when it comes", async ({
  page,
  content,
}) => {
  await open(page);
  // Every text that comes to stand in the live region, in order.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const live = document.querySelector("#form [aria-live]");
      const text = live?.textContent ?? "";
      if (text && text !== said.at(-1)) said.push(text);
    }).observe(document.querySelector("#form")!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await fieldOf(page, content).fill("80202");
  await fieldOf(page, content).press("Enter");
  const frame = page.locator("#form iframe");
  await expect(frame).toBeVisible();
  await settled(page);
  const before = await frame.boundingBox();
  await expect(page.locator("#form").getByText(/80202.*Denver/)).toBeVisible();
  await settled(page);
  const said = () =>
    page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect((await said()).filter((text) => text.includes("80202"))).toHaveLength(
    1,
  );
  expect((await frame.boundingBox())?.y).toBe(before?.y);
});

test("Puerto Rico is known", async ({ page, content }) => {
  await open(page, "/?zip=00901#form");
  await expect(
    section(page, content.form).getByText(/00901.*San Juan.*PR/),
  ).toBeVisible();
});

for (const typed of ["Denver, CO 80202", "80202–1234"])
  for (const pace of ["at full speed", "before the scripts"])
    test(`"${typed}" is understood ${pace}`, async ({ page, content }) => {
      if (pace === "at full speed") await open(page);
      const scripts =
        pace === "at full speed"
          ? () => Promise.resolve()
          : await openBeforeScripts(page);
      await fieldOf(page, content).fill(typed);
      await buttonOf(page, content).click();
      await expect(page).toHaveURL("/#form");
      await scripts();
      await expectHandedOver(page, "80202");
    });

test("Back returns to where the visitor asked, once for each ZIP code", async ({
  page,
  content,
}) => {
  await open(page);
  const field = fieldOf(page, content);
  await field.fill("80202");
  await field.press("Enter");
  await expectHandedOver(page, "80202");
  await scrollTo(page, 0);
  await settled(page);
  await field.fill("60614");
  await field.press("Enter");
  await expectHandedOver(page, "60614");
  await expectBelowBar(page, headingOf(page, content));
  await page.goBack();
  await expect(field).toBeInViewport();
  await settled(page);
  await expect(field).toBeInViewport();
  await expect(field).toHaveValue("60614");
});

test("Back returns from the top to the form, after the logo was followed", async ({
  page,
  content,
}) => {
  await open(page, "/#form");
  await expectBelowBar(page, headingOf(page, content));
  await page.getByRole("link", { name: content.site.nav.home }).click();
  await expect(page).toHaveURL("/");
  await expect(fieldOf(page, content)).toBeInViewport();
  await settled(page);
  await page.goBack();
  await expectBelowBar(page, headingOf(page, content));
});

whileShown("closing", () => {
  for (const pace of ["at full speed", "before the scripts", "without scripts"])
    test(`Back returns to where the visitor was when a button leads to the same place twice, ${pace}`, async ({
      page,
      content,
      guard,
    }) => {
      if (pace === "at full speed") await open(page);
      else if (pace === "before the scripts") await openBeforeScripts(page);
      else await openWithoutScripts(page, guard);
      const call = section(page, content.pricing).getByRole("link", {
        name: content.pricing.button,
      });
      const again = section(page, content.closing).getByRole("link", {
        name: content.closing.button,
      });
      for (const link of [call, again]) {
        await link.scrollIntoViewIfNeeded();
        await settled(page);
        await link.click();
        await expectBelowBar(page, headingOf(page, content));
      }
      await page.goBack();
      await settled(page);
      await expect(again).toBeInViewport();
      await page.goBack();
      await settled(page);
      await expect(call).toBeInViewport();
    });
});

/** The ZIP code field of the first screen. */
function fieldOf(page: Page, { hero, site }: Content): Locator {
  return section(page, hero).getByRole("textbox", {
    name: site.zipField.label,
  });
}

function buttonOf(page: Page, { hero }: Content): Locator {
  return section(page, hero).getByRole("button", { name: hero.button });
}

function headingOf(page: Page, { form }: Content): Locator {
  return section(page, form).getByRole("heading", { level: 2 });
}

async function expectHandedOver(page: Page, zip: string) {
  const frame = page.locator("#form iframe");
  await expect(frame).toHaveAttribute("src", new RegExp(`=${zip}$`));
  await expect(frame.contentFrame().getByLabel("ZIP code")).toHaveValue(zip);
}
