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
    const headings = Object.values(columns);
    const headers = table.getByRole("columnheader");
    await expect(headers).toHaveCount(headings.length);
    for (const [index, heading] of headings.entries())
      await expect(headers.nth(index)).toHaveAccessibleName(heading);
    await expect(table.getByRole("rowheader")).toHaveText(
      tiers.map(({ tier }) => tier),
    );
    for (const header of await headers.all())
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
      const cells = await table.locator(shownOnPhone).evaluateAll((nodes) =>
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
      // The head and each tier have two cells; each tier has three labels with a figure.
      expect(cells).toEqual(Array(2 + tiers * (2 + 3)).fill(expected));
      expect(await overlaps(page, content)).toEqual([]);
    });
  });

  /** The first two columns, and the line of each position. */
  const shownOnPhone =
    "tr:not([aria-hidden]) > :nth-child(-n + 2), tbody tr[aria-hidden] td > span";

  /** The cells whose text runs into the text of another. */
  function overlaps(page: Page, content: Content) {
    return tableOf(page, content)
      .locator(shownOnPhone)
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
