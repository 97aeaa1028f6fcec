import type { Page } from "@playwright/test";
import { formUrl } from "../../src/lead-form/form-url";
import { openWithoutScripts } from "../support/pace";
import { expect, formOf, open, settled, test } from "../support/page";

test("Not one request goes to the form host before the visitor comes near, and then the form comes with the ZIP code and the campaign", async ({
  page,
  content,
  guard,
}) => {
  await open(page, "/?zip=80202&utm_source=news");
  const { status, frame, inside } = formOf(page, content);
  const height = page.viewportSize()?.height ?? NaN;
  // One screen away is not near yet.
  const distance = (await status.boundingBox())?.y ?? NaN;
  await page.mouse.wheel(0, distance - 2 * height);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await settled(page);
  await expect(page.locator("iframe")).toHaveCount(0);

  guard.allowForm();
  await page.mouse.wheel(0, height);
  const { zipParameter, embed } = content.site.form;
  const handedOver = {
    zip: "80202",
    zipParameter,
    attribution: "utm_source=news",
  };
  await expect(frame).toHaveAttribute("src", formUrl(embed.frame, handedOver));
  await expect(frame).toHaveAttribute("title", embed.title);
  await expect(inside.getByLabel("ZIP code")).toHaveValue("80202");
});

test("Where the site's scripts do not arrive, nothing loads for ever", async ({
  page,
  content,
  guard,
}) => {
  await openWithoutScripts(page, guard, "/#form");
  const { region, status } = formOf(page, content);
  await expect(status).toHaveCount(0);
  await expect(
    region.getByRole("link", { name: content.form.fallback.link }),
  ).toBeInViewport();
});

test.describe("near the form", () => {
  test.beforeEach(({ guard }) => guard.allowForm());

  for (const [fault, says, error] of [
    ["refused", "down", /net::ERR_/],
    ["hanging", "down"],
    ["error", "silent", /Failed to load resource.*500/],
    ["framed", "silent", /Refused to display|X-Frame-Options/],
    ["silent", "silent"],
  ] as const)
    test(`When the form host is ${fault}, the visitor sees two other ways and can try again`, async ({
      page,
      content,
      guard,
    }) => {
      if (error) guard.expectError(error);
      await page.clock.install();
      await page.setExtraHTTPHeaders({ "x-form-mode": fault });
      await open(page, "/#form");
      const { region, status, frame } = formOf(page, content);
      await expect(frame).toBeAttached();
      await expect
        .poll(
          async () => {
            await page.clock.fastForward(3_000);
            return status.textContent();
          },
          // The browser's own clock ends the page's request to a host that hangs.
          { timeout: 10_000 },
        )
        .toBe(content.form.status[says]);
      // No grey box of the browser's in place of a form.
      await expect(frame).toBeVisible({ visible: says === "silent" });
      await status.evaluate((node) => node.scrollIntoView());
      const again = region.getByRole("button", {
        name: content.form.status.retry,
      });
      for (const way of [
        again,
        region.getByRole("link", { name: content.form.fallback.link }),
        region.getByRole("link", { name: content.site.supportEmail }),
      ])
        await expect(way).toBeInViewport({ ratio: 1 });

      // Nothing lies over it.
      await again.click({ trial: true });
      await page.setExtraHTTPHeaders({ "x-form-mode": "friendly" });
      await again.press("Enter");
      await expect(status).toHaveText(content.form.status.ready);
      await expect(frame).toBeVisible();
    });

  test("A silent form can be filled in, and stays when it is given up on", async ({
    page,
    content,
  }) => {
    await page.clock.install();
    await page.setExtraHTTPHeaders({ "x-form-mode": "silent" });
    await open(page, "/#form");
    const { status, inside } = formOf(page, content);
    await expect(inside.getByLabel("Name")).toBeAttached();
    await expect
      .poll(async () => {
        await page.clock.fastForward(3_000);
        return status.textContent();
      })
      .toBe(content.form.status.silent);
    const name = inside.getByLabel("Name");
    await name.fill("Test agent");
    await page.clock.fastForward(60_000);
    await expect(name).toHaveValue("Test agent");
    await expect(name).toBeInViewport();
  });

  test("The direct link opens the form on its own page, in a new tab without an opener", async ({
    page,
    context,
    content,
  }) => {
    await open(page);
    const opened = context.waitForEvent("page");
    const { region } = formOf(page, content);
    await region
      .getByRole("link", { name: content.form.fallback.link })
      .press("Enter");
    const tab = await opened;
    await expect(tab.getByLabel("ZIP code")).toBeVisible();
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  });

  test("A form that is taller than the frame may be is reached by scrolling in it", async ({
    page,
    content,
  }) => {
    await page.setExtraHTTPHeaders({ "x-form-mode": "tall" });
    await open(page, "/#form");
    const { frame, inside } = formOf(page, content);
    await expect
      .poll(async () => (await frame.boundingBox())?.height)
      .toBe(2_400);
    const send = inside.getByRole("button");
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport();
  });

  test("With a ZIP code, the form begins on the first screen; what happens next and who answers follow it", async ({
    page,
    content,
  }) => {
    await open(page, "/?zip=80202#form");
    const { region, status, frame } = formOf(page, content);
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

/** Records every layout shift in the form section from the first paint on, also those that follow an input. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const form = document.getElementById("form");
        const moved = sources.filter(({ node }) => form?.contains(node));
        const names = moved.map(({ node }) => node?.nodeName);
        if (moved.length > 0)
          shifts.push(`${value.toFixed(4)}: ${names.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shiftsOf(page: Page) {
  return page.evaluate(
    () => (window as unknown as { shifts: string[] }).shifts,
  );
}
