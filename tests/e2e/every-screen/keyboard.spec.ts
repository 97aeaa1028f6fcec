import type { ElementHandle, Frame, Page } from "@playwright/test";
import { contrastProblems } from "../../support/contrast";
import { expect, open, settled, test } from "../../support/page";

const stopsAtMost = 80;

// One theme on the way down, the other on the way up.
for (const [path, key, colorScheme] of [
  ["/", "Tab", "light"],
  ["/", "Shift+Tab", "dark"],
  ["/privacy-policy", "Tab", "dark"],
] as const)
  test(`Through ${path} with ${key}, what has keyboard focus is in view with a ring that is seen, and never covered`, async ({
    page,
    content: { site },
    guard,
  }) => {
    guard.allowForm();
    await page.emulateMedia({ colorScheme });
    await open(page, path);
    const names: string[] = [];
    const lost: string[] = [];
    while (names.length < stopsAtMost) {
      await page.keyboard.press(key);
      await settled(page);
      const focused = await focusedIn(page.mainFrame());
      if (!focused) break;
      const name = (await focused.textContent()) || String(focused);
      names.push(name);
      const cover = await coverOf(page, focused);
      if (cover) lost.push(`${name}: ${cover}`);
      const rings = await page.evaluate(contrastProblems, "focus" as const);
      lost.push(...rings.map((ring) => `${name}: ${ring}`));
    }
    expect(lost).toEqual([]);
    // The walk went from one end of the page to the other.
    expect(names).toContain(site.skipLink);
    expect(names).toContain(site.footer.privacy);
    expect(names.length).toBeLessThan(stopsAtMost);
  });

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
