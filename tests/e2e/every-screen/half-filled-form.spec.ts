import type { FrameLocator, Page } from "@playwright/test";
import { interpolate } from "../../../src/lib/figures";
import {
  expect,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
} from "../../support/page";
import { isShown } from "../../support/shown";
import { fonts, loadedFonts } from "../../support/visitor-sees";

test.beforeEach(({ guard }) => guard.allowForm());

test("Another ZIP code leaves a half-filled form alone, and the page offers to start over with it", async ({
  page,
  content,
}) => {
  const name = await fillInName(page, content);
  await ask(page, content, "60614");
  await expect(name).toHaveValue("Test agent");
  const again = page.getByRole("button", {
    name: interpolate(content.form.startOver, { zip: "60614" }),
  });
  await expect(again).toBeVisible();
  await expect(frameOf(page).getByLabel("ZIP code")).toHaveValue("80202");
  await expect(
    page.getByRole("link", { name: content.form.fallback.link }),
  ).toHaveAttribute("href", /=60614$/);

  // The visitor may change his mind.
  await ask(page, content, "80202");
  await expect(again).toHaveCount(0);
  await expect(name).toHaveValue("Test agent");

  await ask(page, content, "60614");
  await again.click();
  await expect(frameOf(page).getByLabel("ZIP code")).toHaveValue("60614");
  await expect(name).toHaveValue("");
  await expect(again).toHaveCount(0);
});

test("An empty field and the button below the market size leave a half-filled form alone", async ({
  page,
  content,
}) => {
  const name = await fillInName(page, content);
  await ask(page, content, "");
  await expect(name).toHaveValue("Test agent");
  if (!isShown("mapPack")) return;
  const finder = page.getByRole("textbox", {
    name: content.marketFinder.label,
  });
  await section(page, content.mapPack).scrollIntoViewIfNeeded();
  await finder.fill("37203");
  await section(page, content.mapPack)
    .getByRole("link", { name: `${content.hero.button} · 37203` })
    .click();
  await expect(name).toHaveValue("Test agent");
});

for (const [place, reach] of Object.entries({
  "in the section": (page: Page) => open(page, "/?zip=80202#form"),
  "in the dialog": async (page: Page, { site }: Content) => {
    await open(page, "/privacy-policy?zip=80202");
    await page.getByRole("button", { name: site.dialog.title }).click();
  },
}))
  test(`The privacy link under the form opens beside it and keeps the ZIP code, ${place}`, async ({
    page,
    context,
    content,
  }) => {
    await reach(page, content);
    const name = frameOf(page).getByLabel("Name");
    await name.fill("Test agent");
    const opening = context.waitForEvent("page");
    await page
      .getByRole("link", { name: content.form.consent.link })
      .first()
      .click();
    const opened = await opening;
    await expect(opened).toHaveURL("/privacy-policy");
    await expect(name).toHaveValue("Test agent");
    await opened
      .getByRole("button", { name: content.site.dialog.title })
      .click();
    await expect(frameOf(opened).getByLabel("ZIP code")).toHaveValue("80202");
  });

for (const [mode, problem] of [
  ["no-script", "whose script is blocked"],
  ["silent", "that never tells its height"],
] as const)
  test(`A working form ${problem} stays, and the page asks whether the visitor can see it`, async ({
    page,
    content,
    guard,
  }) => {
    if (mode === "no-script") guard.expectError(/Failed to load.*\.js/);
    await page.setExtraHTTPHeaders({ "x-form-mode": mode });
    await page.clock.install();
    await open(page, "/#form");
    const name = frameOf(page).getByLabel("Name");
    await expect(name).toBeVisible();
    await page.clock.fastForward(10_000);
    const region = section(page, content.form);
    await expect(region.getByRole("status")).toHaveText(
      content.form.status.unanswered,
    );
    await name.fill("Test agent");
    await expect(name).toHaveValue("Test agent");
    await expect(
      region.getByRole("link", { name: content.form.fallback.link }),
    ).toBeVisible();
    await expect(
      region.getByRole("link", { name: content.site.supportEmail }),
    ).toBeVisible();
  });

test("Nothing moves under a visitor who is in a form that tells nothing", async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ "x-form-mode": "silent" });
  await page.clock.install();
  await open(page, "/#form");
  const name = frameOf(page).getByLabel("Name");
  await name.fill("Test agent");
  // The late fonts move what is below the first screen.
  await expect
    .poll(() => page.evaluate(loadedFonts))
    .toEqual(expect.arrayContaining(fonts));
  await settled(page);
  const before = await name.boundingBox();
  await page.clock.runFor(20_000);
  expect(await name.boundingBox()).toEqual(before);
});

test("A link to another page opens beside a half-filled form", async ({
  page,
  context,
  content,
}) => {
  const name = await fillInName(page, content);
  const opened = context.waitForEvent("page");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: content.site.footer.privacy, exact: true })
    .click();
  await expect(await opened).toHaveURL("/privacy-policy");
  await expect(name).toHaveValue("Test agent");
});

async function ask(page: Page, content: Content, zip: string) {
  await scrollTo(page, 0);
  const field = section(page, content.hero).getByRole("textbox");
  await field.fill(zip);
  await field.press("Enter");
  await expect(page).toHaveURL(/#form$/);
  // A click misses while the page still scrolls.
  await settled(page);
}

/** Asks about a ZIP code and begins to fill in the form. */
async function fillInName(page: Page, content: Content) {
  await open(page);
  await ask(page, content, "80202");
  await expect(section(page, content.form).getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  const name = frameOf(page).getByLabel("Name");
  await name.fill("Test agent");
  return name;
}

function frameOf(page: Page): FrameLocator {
  return page.locator("iframe").contentFrame();
}
