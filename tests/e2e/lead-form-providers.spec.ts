import type { Locator, Page } from "@playwright/test";
import { ports } from "../../tools/ports";
import { formOf, tries } from "../support/lead-form";
import {
  expect,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
  type Guard,
} from "../support/page";

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

      await scrollTo(page, 0);
      const field = section(page, content.hero).getByRole("textbox");
      await field.fill("80202");
      await field.press("Enter");
      await expect(inside.getByLabel("ZIP code")).toHaveValue("80202");
      await settled(page);
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
      await open(page, "/privacy-policy");
      const name = content.site.dialog.title;
      const dialog = page.getByRole("dialog", { name, exact: true });
      for (const round of [1, 2])
        await test.step(`round ${round}`, async () => {
          await page.getByRole("button", { name }).press("Enter");
          await expectInSight(page, dialog, content, mode);
          await page
            .getByRole("button", { name: content.site.dialog.close })
            .press("Enter");
          await expect(page.locator("iframe")).toHaveCount(0);
        });
    },
  );

test("What the visitor has typed outlives a script that comes late, moves the frame and hides it", async ({
  page,
  content,
}) => {
  await page.setExtraHTTPHeaders({ "x-form-mode": "moves hides long" });
  const release = await holdFormScript(page);
  await open(page, "/#form");
  const { region, inside } = formOf(page, content);
  const name = inside.getByLabel("Name");
  await name.click();
  await name.pressSequentially("Test agent");

  await release();
  const before = await tries(inside);
  // The script has had its time.
  await expect.poll(() => tries(inside)).toBeGreaterThan(before + 4);
  await expect(name).toHaveValue("Test agent");
  await expect(name).toBeFocused();
  await expectWhole(region, content);
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

/** Holds the provider's script back. Returns what lets it come, and waits until it has. */
async function holdFormScript(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const address = new RegExp(`:(${ports.form}|${ports.script})/.*\\.js`);
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  const response = page.waitForResponse(address);
  return async () => {
    release();
    await (await response).finished();
  };
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
  const lines = place.getByText(form.consent.text);
  const page = frame.contentFrame().locator("html");
  await expect
    .poll(async () => {
      const outer = await frame.boundingBox();
      const inner = await lines.boundingBox();
      const scrolled = await page.evaluate((html) => ({
        x: html.scrollWidth - innerWidth,
        y: html.scrollHeight - innerHeight,
      }));
      return { scrolled, spans: outer && inner && spans(outer, inner) };
    })
    .toEqual({ scrolled: { x: 0, y: 0 }, spans: true });
}

type Span = { x: number; width: number };

function spans(outer: Span, inner: Span): boolean {
  return outer.x <= inner.x && outer.x + outer.width >= inner.x + inner.width;
}
