import { expect, open, section, test } from "../support/page";

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
