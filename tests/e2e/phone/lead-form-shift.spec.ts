import type { Page } from "@playwright/test";
import {
  expect,
  open,
  scrollTo,
  section,
  settled,
  test,
  type Content,
} from "../../support/page";

test.describe("The form's height is reserved, so nothing shifts", () => {
  test.beforeEach(async ({ guard, page }) => {
    guard.allowForm();
    await recordShifts(page);
  });

  test("when the visitor scrolls to the form", async ({ page, content }) => {
    await open(page);
    const { region, status } = formOf(page, content);
    const height = page.viewportSize()?.height ?? NaN;
    while ((await region.evaluate(bottomOf)) > height) {
      await page.mouse.wheel(0, 300);
      await settled(page);
    }
    await expect(status).toHaveText(content.form.status.ready);
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test("when the page opens at a form that is slow", async ({
    page,
    content,
  }) => {
    await page.setExtraHTTPHeaders({ "x-form-mode": "slow" });
    await page.goto("/#form", { waitUntil: "commit" });
    const { status, frame } = formOf(page, content);
    await expect(frame).toBeInViewport();
    await expect(status).toHaveText(content.form.status.ready, {
      timeout: 9_000,
    });
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test("below the form when it is given up on", async ({ page, content }) => {
    await page.clock.install();
    await page.setExtraHTTPHeaders({ "x-form-mode": "hanging" });
    await open(page);
    const { region, status, frame } = formOf(page, content);
    const { link } = content.form.consent;
    const below = region.getByRole("link", { name: link });
    await scrollTo(page, await region.evaluate(topOf));
    await expect(frame).toBeInViewport();
    await settled(page);
    const before = await below.boundingBox();
    await page.clock.fastForward(10_000);
    await expect(status).toHaveText(content.form.status.unanswered);
    await settled(page);
    expect(await below.boundingBox()).toEqual(before);
  });
});

function formOf(page: Page, content: Content) {
  const region = section(page, content.form);
  return {
    region,
    frame: region.locator("iframe"),
    status: region.getByRole("status"),
  };
}

function topOf(element: Element) {
  return element.getBoundingClientRect().top + scrollY;
}

function bottomOf(element: Element) {
  return element.getBoundingClientRect().bottom;
}

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
