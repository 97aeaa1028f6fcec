import type { Page } from "@playwright/test";
import { expect, open, section, test, type Content } from "../../support/page";
import { whileShown } from "../../support/shown";

whileShown("mapPack", () => {
  test("The call volumes are a real table, with a caption and with scopes for screen readers", async ({
    page,
    content,
  }) => {
    await open(page);
    const { columns, tiers, caption, rank, calls } = content.mapPack;
    const table = tableOf(page, content);
    await expect(table).toHaveAccessibleName(caption);
    const { tier: tierName, population: populationName, ...ranks } = columns;
    const headers = {
      col: [rank, calls],
      rowgroup: tiers.map(
        ({ tier, population }) =>
          `${populationName} ${population} ${tierName} ${tier}`,
      ),
      row: tiers.flatMap(() => Object.values(ranks)),
    };
    for (const [scope, names] of Object.entries(headers)) {
      const found = table.locator(`th[scope=${scope}]`);
      await expect(found).toHaveCount(names.length);
      for (const [index, name] of names.entries())
        await expect(found.nth(index)).toHaveAccessibleName(name);
    }
  });

  test.describe("On the narrowest phone", () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test("the whole table can be read", async ({ page, content }) => {
      await open(page);
      const table = tableOf(page, content);
      await table.scrollIntoViewIfNeeded();
      const cells = await table.locator("th, td").evaluateAll((nodes) =>
        nodes.map((node) => {
          const text = document.createRange();
          text.selectNodeContents(node);
          const { left, right } = text.getBoundingClientRect();
          return {
            inView: left >= 0 && right <= innerWidth,
            cutOff: node.scrollWidth > node.clientWidth,
            large: parseFloat(getComputedStyle(node).fontSize) >= 12,
          };
        }),
      );
      const expected = { inView: true, cutOff: false, large: true };
      const tiers = content.mapPack.tiers.length;
      // Two heads; each tier has its own, and three ranks with their figures.
      expect(cells).toEqual(Array(2 + tiers * (1 + 3 * 2)).fill(expected));
      expect(await overlaps(page, content)).toEqual([]);
    });
  });

  /** The cells whose text runs into the text of another. */
  function overlaps(page: Page, content: Content) {
    return tableOf(page, content)
      .locator("th, td")
      .evaluateAll((cells) =>
        cells
          .map((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return {
              text: cell.textContent,
              box: text.getBoundingClientRect(),
            };
          })
          .filter(({ box }, index, all) =>
            all
              .slice(index + 1)
              .some(
                (next) =>
                  box.right > next.box.left &&
                  box.left < next.box.right &&
                  box.bottom > next.box.top + 1 &&
                  box.top < next.box.bottom,
              ),
          )
          .map(({ text }) => text),
      );
  }

  function tableOf(page: Page, { mapPack }: Content) {
    return section(page, mapPack).getByRole("table");
  }
});
