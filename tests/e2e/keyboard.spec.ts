import type { ElementHandle, Frame, Page } from "@playwright/test";
import { expect, open, section, test } from "../support/page";

const stopsAtMost = 80;

for (const key of ["Tab", "Shift+Tab"])
  test(`Through the page with ${key}, what has keyboard focus is in view and never covered`, async ({
    page,
    content: { site },
    guard,
  }) => {
    guard.allowForm();
    // The page jumps to what has the focus.
    await open(page);
    const names: string[] = [];
    const lost: string[] = [];
    while (names.length < stopsAtMost) {
      await page.keyboard.press(key);
      await page.evaluate(twoFrames);
      const focused = await focusedIn(page.mainFrame());
      if (!focused) break;
      const name = (await focused.textContent()) || String(focused);
      names.push(name);
      const cover = await coverOf(page, focused);
      if (cover) lost.push(`${name}: ${cover}`);
    }
    expect(lost).toEqual([]);
    // The walk went from one end of the page to the other.
    expect(names).toContain(site.skipLink);
    expect(names).toContain(site.footer.privacy);
    expect(names.length).toBeLessThan(stopsAtMost);
  });

test("Tab goes on from the words that were clicked, and from the skip link into the main part", async ({
  page,
  content: { hero, pricing, site },
  guard,
}) => {
  guard.allowForm();
  await open(page);
  const heading = section(page, pricing).getByRole("heading", { level: 2 });
  await heading.click();
  await page.keyboard.press("Tab");
  const next = page.locator("#pricing :focus");
  await expect(next).toBeInViewport();

  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: site.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(section(page, hero).getByRole("textbox")).toBeFocused();
});

/** By then the page has scrolled, and the floating button knows it. */
function twoFrames() {
  return new Promise<unknown>((seen) =>
    requestAnimationFrame(() => requestAnimationFrame(seen)),
  );
}

/** The element with keyboard focus, also when it is inside the form's frame. */
async function focusedIn(frame: Frame): Promise<ElementHandle | undefined> {
  const active = await frame.evaluateHandle(() =>
    document.activeElement === document.body ? null : document.activeElement,
  );
  const element = active.asElement();
  const inner = await element?.contentFrame();
  return (inner && (await focusedIn(inner))) ?? element ?? undefined;
}

/** What lies over a part of an element, or that it is off the screen. */
async function coverOf(page: Page, element: ElementHandle) {
  const box = await element.boundingBox();
  if (!box) return "without a box";
  return page.evaluate(({ x, y, width, height }) => {
    // From top to bottom, since the bar and the button span the whole width.
    const hits = [0, 0.25, 0.5, 0.75, 1].map((part) =>
      document.elementFromPoint(x + width / 2, y + 1 + part * (height - 2)),
    );
    if (hits.every((hit) => hit === null)) return "out of view";
    for (const hit of hits) {
      for (let cover = hit; cover; cover = cover.parentElement) {
        const isFixed = getComputedStyle(cover).position === "fixed";
        if (isFixed && !cover.contains(document.activeElement))
          return `under ${cover.tagName} ${cover.textContent}`;
      }
    }
    return undefined;
  }, box);
}
