import { expect, open, section, test } from "../../support/page";

test("The call volumes are a real table, with a caption and with scopes for screen readers", async ({
  page,
  content,
}) => {
  await open(page);
  const { columns, tiers, caption, rank, calls } = content.mapPack;
  const table = section(page, content.mapPack).getByRole("table");
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

for (const [width, fontSize] of [
  [320, "100%"],
  [390, "200%"],
] as const)
  test(`Table, finder and calculator fit into ${width} px with text at ${fontSize}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => sessionStorage.setItem("zip", "37203"));
    await open(page);
    await expect(page.locator("#map-pack tr[aria-current]")).toHaveCount(1);
    const outside = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return [...document.querySelectorAll("#map-pack *, #calculator *")]
        .filter((element) => {
          // The map behind the finder goes from edge to edge.
          if (element instanceof SVGUseElement) return false;
          const { left, right, width: own } = element.getBoundingClientRect();
          const cutOff =
            getComputedStyle(element).overflowX !== "visible" &&
            element.scrollWidth > element.clientWidth;
          return own > 1 && (left < 0 || right > innerWidth || cutOff);
        })
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    }, fontSize);
    expect(outside).toEqual([]);
  });
