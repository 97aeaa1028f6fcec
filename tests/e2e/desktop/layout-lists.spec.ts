import { expect, test } from "@playwright/test";
import { visitChanged } from "../../support/changed-page";
import { screens } from "../../support/layout";

// Every test sets its own screen, so one Playwright project runs them all.
test.describe.configure({ mode: "parallel", timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

for (const testimonials of [1, 2, 3, 4, 7]) {
  test(`spreads ${testimonials} testimonials evenly`, async ({ page }) => {
    await visitChanged(page, { testimonials });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { cards, unused } = await page
        .locator("#testimonials ul")
        .evaluate((list) => {
          const boxes = [...list.querySelectorAll("figure")].map((card) =>
            card.getBoundingClientRect(),
          );
          const columns = [...new Set(boxes.map(({ left }) => left))];
          const end = Math.max(...boxes.map(({ right }) => right));
          return {
            cards: columns.map((x) => boxes.filter((b) => b.left === x).length),
            unused: list.getBoundingClientRect().right - end,
          };
        });
      const gap = Math.max(...cards) - Math.min(...cards);
      expect.soft(gap, `${screen.width}: ${cards}`).toBeLessThan(2);
      expect.soft(unused, `${screen.width}: an empty column`).toBeLessThan(1);
    }
  });
}

for (const plans of [1, 2, 3, 4, 5]) {
  test(`fills each row of ${plans} plans, and sets signs between neighbours only`, async ({
    page,
  }) => {
    await visitChanged(page, { plans });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { unused, astray } = await page
        .locator("#pricing ul:has(h3)")
        .evaluate((list) => {
          const boxes = [...list.children].map((plan) =>
            plan.getBoundingClientRect(),
          );
          const end = list.getBoundingClientRect().right;
          const rows = [...new Set(boxes.map(({ top }) => top))];
          const ends = rows.map((top) =>
            Math.max(...boxes.filter((b) => b.top === top).map((b) => b.right)),
          );
          const signs = [...list.querySelectorAll(":scope > li > span")];
          return {
            unused: Math.max(...ends.map((right) => end - right)),
            astray: signs
              .filter((sign) => sign.checkVisibility())
              .filter((sign) => {
                const { left, right, top, bottom } =
                  sign.getBoundingClientRect();
                const touched = boxes.filter(
                  (box) =>
                    box.left < right &&
                    box.right > left &&
                    box.top < bottom &&
                    box.bottom > top,
                );
                const own = [...list.children].indexOf(sign.parentElement!);
                return touched.length !== 2 || touched[1] !== boxes[own];
              })
              .map((sign) => sign.textContent),
          };
        });
      expect.soft(unused, `${screen.width}: an empty place`).toBeLessThan(1);
      expect.soft(astray, `${screen.width}: signs astray`).toEqual([]);
    }
  });
}
