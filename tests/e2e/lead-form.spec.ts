import type { Page } from "@playwright/test";
import { formOf, openForm, send, severalTries } from "../support/lead-form";
import { openWithoutScripts } from "../support/pace";
import { recordShifts, shiftsOf } from "../support/shifts";
import {
  expect,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
} from "../support/page";

test("Not one request goes to the form host before the visitor comes near, and then the form has the ZIP code", async ({
  page,
  content,
  guard,
}) => {
  await open(page, "/?zip=80202");
  const { frame, inside } = formOf(page, content);
  const { height, distance } = await distanceOf(page, content);
  // One screen away is not near yet.
  await page.mouse.wheel(0, distance - 2 * height);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await settled(page);
  await expect(frame).toHaveCount(0);

  guard.allowForm();
  await page.mouse.wheel(0, height);
  await expect(inside.getByLabel("ZIP code")).toHaveValue("80202");
});

test("Where the site's scripts do not arrive, nothing loads for ever", async ({
  page,
  content,
  guard,
}) => {
  await openWithoutScripts(page, guard, "/#form");
  const { status, directLink } = formOf(page, content);
  await expect(status).toHaveCount(0);
  await expect(directLink).toBeInViewport();
});

test.describe("near the form", () => {
  test.beforeEach(({ guard }) => guard.allowForm());

  for (const [mode, tag] of [
    ["friendly", "@desktop"],
    ["long", "@every-screen"],
    ["one-page", ""],
    // Taller than the frame may be: Send is reached by scrolling in it.
    ["tall", ""],
  ] as const)
    test(
      `The thank-you of a ${mode} form is in sight after Send`,
      { tag: tag || [] },
      async ({ page, content }) => {
        const { inside } = await openForm(page, content, mode);
        await send(inside);
        const thanks = inside.getByText("nothing was sent");
        await expect(thanks).toBeInViewport({ ratio: 1 });
        await settled(page);
        const bar = await page.getByRole("banner").boundingBox();
        const box = await thanks.boundingBox();
        expect(box?.y).toBeGreaterThan((bar?.y ?? NaN) + (bar?.height ?? NaN));
        await expect(page).toHaveURL("/#form");
      },
    );

  for (const mode of ["focuses", "scrolls"])
    test(`A form that ${mode} by itself one screen below the reader moves neither the page nor the focus, and gets the next ZIP code`, async ({
      page,
      content,
    }) => {
      const { status, frame, inside } = await openForm(
        page,
        content,
        mode,
        "/",
      );
      const { height, distance } = await distanceOf(page, content);
      await scrollTo(page, distance - 1.4 * height);
      await page.keyboard.press("Shift");
      await expect(status).toHaveText(content.form.status.ready);
      await severalTries(inside);
      expect(await page.evaluate(() => scrollY)).toBeCloseTo(
        distance - 1.4 * height,
        -1,
      );

      await scrollTo(page, 0);
      const field = section(page, content.hero).getByRole("textbox");
      await field.click();
      await page.keyboard.type("80202", { delay: 200 });
      await expect(field).toHaveValue("80202");
      await expect(field).toBeFocused();
      await expect(frame).toHaveAttribute("src", /=80202$/);
    });

  test("A form that focuses by itself while a part of it is in view moves neither the page nor the focus", async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ "x-form-mode": "focuses" });
    // For the browser, each call of Playwright's into the page is an input of the
    // visitor's, so the page watches itself.
    await page.addInitScript(() => {
      let top = 0;
      let grabs = 0;
      window.addEventListener("load", () => {
        const form = document.getElementById("form-heading");
        const { y = NaN } = form?.getBoundingClientRect() ?? {};
        window.scrollTo({ top: y - 300, behavior: "instant" });
      });
      window.addEventListener("blur", () => {
        grabs += 1;
        if (grabs === 1) top = scrollY;
        const report = () =>
          console.info(
            `at ${Math.round(scrollY - top)}, in ${document.activeElement?.tagName}`,
          );
        if (grabs === 4) setTimeout(report, 100);
      });
    });
    const told = page.waitForEvent("console", (message) =>
      message.text().startsWith("at "),
    );
    await page.goto("/");
    expect((await told).text()).toBe("at 0, in BODY");
  });

  test("A visitor reaches the form with Tab, also from above the screen", async ({
    page,
    content,
  }) => {
    const { region, status, inside } = await openForm(page, content);
    await expect(status).toHaveText(content.form.status.ready);
    await scrollTo(page, 0);
    await settled(page);
    // The last place before the form.
    await region
      .getByRole("link", { name: content.form.consent.terms })
      .evaluate((link) => link.focus({ preventScroll: true }));
    const name = inside.getByLabel("Name");
    await page.keyboard.press("Tab");
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport();
  });

  test("With a ZIP code, the form begins on the first screen; what happens next and who answers follow it", async ({
    page,
    content,
  }) => {
    const path = "/?zip=80202#form";
    const { region, status, frame } = await openForm(page, content, "", path);
    await expect(status).toHaveText(content.form.status.ready);
    await settled(page);
    const box = (await frame.boundingBox())!;
    expect(box.y).toBeLessThan(480);
    for (const words of [
      content.form.steps[0]!,
      content.form.whoAnswers!.name!,
    ]) {
      const below = await region
        .getByText(words, { exact: true })
        .boundingBox();
      expect(below?.y).toBeGreaterThan(box.y + box.height);
    }
  });

  test("The form's height is reserved, so nothing shifts when it comes", async ({
    page,
    content,
    guard,
  }) => {
    // A web font may move the words of a line; scripts.spec.ts measures that.
    guard.expectError(/ERR_BLOCKED_BY_CLIENT/);
    await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
    await recordShifts(page);
    await page.goto("/#form", { waitUntil: "commit" });
    await page.waitForSelector("html.hydrated");
    const { status, frame } = formOf(page, content);
    await expect(frame).toBeInViewport();
    await expect(status).toHaveText(content.form.status.ready);
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

/** How tall the screen is, and how far down the form. */
async function distanceOf(page: Page, { form }: Content) {
  const line = section(page, form).getByText(form.status.loading);
  return {
    height: page.viewportSize()?.height ?? NaN,
    distance: (await line.boundingBox())?.y ?? NaN,
  };
}
