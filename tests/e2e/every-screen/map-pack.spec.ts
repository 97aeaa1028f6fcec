import type { Page } from "@playwright/test";
import { formatRange } from "../../../src/lib/figures";
import { expect, open, section, test, type Content } from "../../support/page";
import { whileShown } from "../../support/shown";

whileShown("mapPack", () => {
  test("The call volumes are a real table, with a caption and with scopes for screen readers", async ({
    page,
    content,
  }) => {
    await open(page);
    const { columns, tiers, caption } = content.mapPack;
    const table = tableOf(page, content);
    await expect(table).toHaveAccessibleName(caption);
    await expect(table.getByRole("columnheader")).toHaveText(
      Object.values(columns),
    );
    await expect(table.getByRole("rowheader")).toHaveText(
      tiers.map(({ tier }) => tier),
    );
    for (const header of await table.getByRole("columnheader").all())
      await expect(header).toHaveAttribute("scope", "col");
    for (const header of await table.getByRole("rowheader").all())
      await expect(header).toHaveAttribute("scope", "row");
  });

  test("Each city tier has its population and its calls per month", async ({
    page,
    content,
  }) => {
    await open(page);
    for (const tier of content.mapPack.tiers) {
      const row = tableOf(page, content)
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: tier.tier }) });
      await expect(row.getByRole("cell")).toHaveText([
        tier.population,
        formatRange(tier.top3),
        formatRange(tier.fourToTen),
        formatRange(tier.notRanked),
      ]);
    }
  });

  for (const width of [320, 360, 390]) {
    test.describe(`On a ${width} px phone`, () => {
      test.use({ viewport: { width, height: 640 } });

      test("the whole table can be read and no page scrolls sideways", async ({
        page,
        content,
      }) => {
        await open(page);
        const table = tableOf(page, content);
        await table.scrollIntoViewIfNeeded();
        const cells = table.locator("th, td");
        expect(await cells.count()).toBe(
          5 * (content.mapPack.tiers.length + 1),
        );
        for (const cell of await cells.all()) {
          const { left, right, hidden, size } = await cell.evaluate((node) => {
            const text = document.createRange();
            text.selectNodeContents(node);
            const box = text.getBoundingClientRect();
            return {
              left: box.left,
              right: box.right,
              hidden: node.scrollWidth - node.clientWidth,
              size: parseFloat(getComputedStyle(node).fontSize),
            };
          });
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(hidden).toBeLessThanOrEqual(0);
          expect(size).toBeGreaterThanOrEqual(12);
        }
        expect(await overlaps(page, content)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBe(width);
      });
    });
  }

  /** The cells whose text runs into the text of their neighbour. */
  function overlaps(page: Page, content: Content) {
    return tableOf(page, content)
      .locator("tr")
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const boxes = [...row.children].map((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return text.getBoundingClientRect();
          });
          return boxes.flatMap(({ right }, index) => {
            const next = boxes[index + 1];
            return next && right > next.left
              ? [row.children[index]?.textContent]
              : [];
          });
        }),
      );
  }

  function tableOf(page: Page, { mapPack }: Content) {
    return section(page, mapPack).getByRole("table");
  }
});
