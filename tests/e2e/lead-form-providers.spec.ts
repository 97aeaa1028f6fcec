import type { Locator, Page } from "@playwright/test";
import {
  formOf,
  openForm,
  openPolicy,
  sendZip,
  severalTries,
} from "../support/lead-form";
import { holdBack } from "../support/pace";
import { expect, open, test, type Content, type Guard } from "../support/page";

// The form beside the scripts of real providers; tools/form-host/form-host.ts tells
// what each mode does. With `long`, the form is taller than the place reserved.

test.beforeEach(({ guard }) => guard.allowForm());

for (const mode of [
  "hides",
  "late hides",
  "moves rewrites",
  "once",
  "no-script",
])
  test(
    `Beside a ${mode} script, the form is in sight and whole, and gets the ZIP code that the visitor types then`,
    { tag: mode === "moves rewrites" ? "@every-screen" : [] },
    async ({ page, content, guard }) => {
      await use(page, guard, mode);
      await open(page, "/?utm_source=news&secret=no#form");
      const { region, inside } = formOf(page, content);
      await expectInSight(page, region, content, mode);

      await sendZip(page, content, "80202");
      await expect(inside.getByLabel("ZIP code")).toHaveValue("80202");
      await expectInSight(page, region, content, mode);
      const knows = inside.locator("html[data-query*='utm_source=news']");
      await expect(knows).toHaveCount(mode === "no-script" ? 0 : 1);
      await expect(inside.locator("[name=utm_source]")).toHaveValue("news");
    },
  );

for (const mode of ["moves rewrites", "hides", "once"])
  test(
    `Beside a ${mode} script, the form is in sight and whole both times that the dialog opens`,
    { tag: mode === "moves rewrites" ? "@every-screen" : [] },
    async ({ page, content, guard }) => {
      await use(page, guard, mode);
      const { opener, dialog, close } = await openPolicy(page, content);
      for (const round of [1, 2])
        await test.step(`round ${round}`, async () => {
          await opener.press("Enter");
          await expectInSight(page, dialog, content, mode);
          await close.press("Enter");
          await expect(page.locator("iframe")).toHaveCount(0);
        });
    },
  );

test("What the visitor has typed outlives a script that comes late, moves the frame and hides it, and another ZIP code", async ({
  page,
  content,
}) => {
  const address = content.site.form.embed.script;
  const release = await holdBack(page, address);
  const modes = "moves hides long";
  const path = "/?zip=80202#form";
  const { region, inside } = await openForm(page, content, modes, path);
  const name = inside.getByLabel("Name");
  await name.click();
  await name.pressSequentially("Test agent");

  const response = page.waitForResponse(address);
  release();
  await (await response).finished();
  // The script has had its time.
  await severalTries(inside);
  await expect(name).toHaveValue("Test agent");
  await expect(name).toBeFocused();
  await expectWhole(region, content);

  await sendZip(page, content, "60614");
  await expect(name).toHaveValue("Test agent");
  await expect(inside.getByLabel("ZIP code")).toHaveValue("80202");
});

/** Puts the form host into a mode, and expects the console errors that come with it. */
async function use(page: Page, guard: Guard, mode: string) {
  if (mode.includes("moves")) guard.expectError(/inline style/);
  if (mode === "no-script")
    guard.expectError(/Failed to load resource.*404.*\.js/);
  await page.setExtraHTTPHeaders({
    "x-form-mode": `${mode} long`,
    "x-form-delay": "1000",
  });
}

/** Expects that the script has done what it does, and that the form shows all the same. */
async function expectInSight(
  page: Page,
  place: Locator,
  content: Content,
  mode: string,
) {
  const { frame, inside } = formOf(page, content);
  if (mode !== "no-script")
    await page.waitForFunction(() => "formsScanned" in window);
  if (/moves|rewrites/.test(mode))
    await expect(inside.locator("html")).toHaveAttribute("data-address", /./);
  await expect(place.getByRole("status")).toHaveText(content.form.status.ready);
  await expectWhole(place, content);
  // Playwright sees to it that the click meets the field and nothing else.
  await inside.getByLabel("Phone").click({ trial: true });
  const seen = { checkOpacity: true, checkVisibilityCSS: true };
  expect(
    await frame.evaluate((node, how) => node.checkVisibility(how), seen),
  ).toBe(true);
}

/** Expects that the frame is as wide as the lines above it, and that nothing in it has to be scrolled. */
async function expectWhole(place: Locator, { form }: Content) {
  const frame = place.locator("iframe");
  await expect
    .poll(async () => {
      const outer = await edgesOf(frame);
      const inner = await edgesOf(place.getByText(form.consent.text));
      const scrolled = await frame
        .contentFrame()
        .locator("html")
        .evaluate((html) => [
          html.scrollWidth - innerWidth,
          html.scrollHeight - innerHeight,
        ]);
      return [
        ...scrolled,
        outer.left <= inner.left,
        outer.right >= inner.right,
      ];
    })
    .toEqual([0, 0, true, true]);
}

/** Where an element begins and ends on its lines. */
function edgesOf(part: Locator) {
  return part.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return { left, right };
  });
}
