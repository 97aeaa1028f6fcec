import { expect, test } from "@playwright/test";
import { visitChanged, type Change } from "../../support/changed-page";
import {
  allWidths,
  problemsAt,
  routes,
  showEverything,
  widenText,
} from "../../support/screens";

test.describe.configure({ mode: "parallel", timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const changes: Record<string, Change> = {
  "copy 40 % longer": {
    rewrite: (copy) => `${copy} ${copy.slice(0, copy.length * 0.4)}`.trim(),
  },
  "one word for every copy": { rewrite: (copy) => copy.replace(/ .*/s, "") },
  "no optional sections": { shown: false },
};

for (const route of routes)
  test(`${route} holds its layout at every width, with wide text spacing as well`, async ({
    page,
  }) => {
    await page.goto(route);
    await showEverything(page);
    expect.soft(await problemsAt(allWidths, page)).toEqual([]);
    await page.evaluate(widenText);
    expect.soft(await problemsAt(allWidths, page)).toEqual([]);
  });

for (const [name, change] of Object.entries(changes))
  test(`The layout holds with ${name}`, async ({ page }) => {
    await visitChanged(page, change);
    await showEverything(page);
    expect(await problemsAt(allWidths, page)).toEqual([]);
  });

for (const items of [1, 2, 3, 4, 5, 7])
  test(`The layout holds with lists of ${items}: testimonials spread evenly, plans fill each row`, async ({
    page,
  }) => {
    await visitChanged(page, { items });
    await showEverything(page);
    expect.soft(await problemsAt(allWidths, page)).toEqual([]);
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 800 });
      const testimonials = page.locator("#testimonials ul");
      const { gap, empty } = await testimonials.evaluate(columnsOf);
      expect.soft(gap, `${width}: testimonials`).toBeLessThan(2);
      expect.soft(empty, `${width}: an empty column`).toBeLessThan(1);
      const plans = page.locator("#pricing ul:has(h3)");
      const { unused, astray } = await plans.evaluate(rowsOf);
      expect.soft(unused, `${width}: an empty place`).toBeLessThan(1);
      expect.soft(astray, `${width}: signs astray`).toEqual([]);
    }
  });

/** By how many cards columns differ, and the room that is left beside them. */
function columnsOf(list: Element) {
  const boxes = [...list.querySelectorAll("figure")].map((card) =>
    card.getBoundingClientRect(),
  );
  const columns = new Set(boxes.map(({ left }) => left));
  const lengths = [...columns].map(
    (x) => boxes.filter(({ left }) => left === x).length,
  );
  const end = Math.max(...boxes.map(({ right }) => right));
  return {
    gap: Math.max(...lengths) - Math.min(...lengths),
    empty: list.getBoundingClientRect().right - end,
  };
}

/** The room that is left in rows of plans, and the signs that are not between two neighbors. */
function rowsOf(list: Element) {
  const plans = [...list.children];
  const boxes = plans.map((plan) => plan.getBoundingClientRect());
  // Within the frame.
  const end =
    list.getBoundingClientRect().left + list.clientLeft + list.clientWidth;
  const rows = [...new Set(boxes.map(({ top }) => top))].map((y) =>
    boxes.filter(({ top }) => top === y).map(({ right }) => right),
  );
  const touches = (a: DOMRect, b: DOMRect) =>
    a.left < b.right &&
    a.right > b.left &&
    a.top < b.bottom &&
    a.bottom > b.top;
  const signs = [...list.querySelectorAll(":scope > li > span")];
  return {
    unused: Math.max(...rows.map((ends) => end - Math.max(...ends))),
    astray: signs
      .filter((sign) => sign.checkVisibility())
      .filter((sign) => {
        const box = sign.getBoundingClientRect();
        const touched = boxes.filter((plan) => touches(plan, box));
        const own = plans.indexOf(sign.parentElement!);
        return touched.length !== 2 || touched[1] !== boxes[own];
      })
      .map((sign) => sign.textContent),
  };
}
