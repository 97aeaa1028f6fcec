import type { Page } from "@playwright/test";
import { formatRange } from "../../../src/lib/figures";
import { positions } from "../../../src/lib/positions";
import { expect, open, test } from "../../support/page";
import { isShown } from "../../support/shown";

if (isShown("mapPack"))
  test("The table of call volumes can be pasted into a spreadsheet: a cell for a cell, with clean figures", async ({
    page,
    content: { mapPack },
  }) => {
    await open(page);
    const {
      tier: tierName,
      population: populationName,
      ...ranks
    } = mapPack.columns;
    const rows = [
      [mapPack.rank, mapPack.calls],
      ...mapPack.tiers.flatMap(({ tier, population, ...calls }) => [
        [`${populationName} ${population}\n${tierName} ${tier}`],
        ...positions.map((key) => [ranks[key], formatRange(calls[key])]),
      ]),
    ];
    const pasted = await copied(page, "#map-pack table");
    expect(pasted.html).toEqual(rows);
    // A text has no lines within a cell.
    const lines = rows.flatMap((row) => row.join("\t").split("\n"));
    expect(pasted.text).toEqual(lines.map((line) => line.split("\t")));
  });

test("The table of third parties can be pasted into a spreadsheet, a row for a row", async ({
  page,
  content: { thirdParties },
}) => {
  await open(page, "/privacy-policy");
  const { rows: names, parties, policyLink } = thirdParties;
  const rows = parties.flatMap((party) => [
    [party.name],
    [names.purpose, party.purpose],
    [names.when, party.when],
    [names.data, party.data],
    [`${policyLink}: ${party.name}`],
  ]);
  const squeeze = (text: string) => text.replace(/\s+/g, " ");
  const pasted = await copied(page, "main table");
  expect(pasted.html).toEqual(rows.map((row) => row.map(squeeze)));
});

/** Copies the rows of a table and reads what a spreadsheet gets: the cells of the HTML, and those of the text. */
async function copied(page: Page, table: string) {
  await page.evaluate((selector) => {
    const element = document.querySelector(selector)!;
    const [first, last] = [
      element.querySelector("tr")!,
      [...element.querySelectorAll("tr")].at(-1)!,
    ];
    getSelection()!.setBaseAndExtent(first, 0, last, last.childNodes.length);
  }, table);
  await page.keyboard.press("ControlOrMeta+C");
  // In two steps: a key may overtake a message to a page that is busy.
  const paste = await page.evaluateHandle(() => ({
    data: new Promise<{ html: string; text: string }>((resolve) =>
      addEventListener("paste", ({ clipboardData }) =>
        resolve({
          html: clipboardData!.getData("text/html"),
          text: clipboardData!.getData("text/plain"),
        }),
      ),
    ),
  }));
  await page.keyboard.press("ControlOrMeta+V");
  const { html, text } = await paste.evaluate(({ data }) => data);
  await page.goto("about:blank");
  await page.setContent(html);
  const cells = await page
    .locator("tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.trim()),
      ),
    );
  const lines = text.trim().split("\n");
  return {
    html: cells,
    text: lines.map((line) => line.split("\t").map((cell) => cell.trim())),
  };
}
