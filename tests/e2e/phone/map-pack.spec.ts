import type { Page } from "@playwright/test";
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

  test.describe("On the narrowest phone", () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test("the whole table can be read", async ({ page, content }) => {
      await open(page);
      const table = tableOf(page, content);
      await table.scrollIntoViewIfNeeded();
      const cells = await table
        .locator("tr:not([aria-hidden]) > *")
        .evaluateAll((nodes) =>
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
      const rows = content.mapPack.tiers.length + 1;
      expect(cells).toEqual(Array(5 * rows).fill(expected));
      expect(await overlaps(page, content)).toEqual([]);
    });
  });

  /** The cells whose text runs into the text of their neighbor. */
  function overlaps(page: Page, content: Content) {
    return tableOf(page, content)
      .locator("tr:not([aria-hidden])")
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
