import { expect, open, test } from "../support/page";

test("A page that the browser has translated works on", async ({
  page,
  content: { site },
}) => {
  await open(page);
  // As Google's translator does: other elements in the place of each text.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      font.append(`«${text.data}»`);
      text.replaceWith(font);
    }
  });
  const field = page.locator("#hero").getByRole("textbox");
  for (const round of [1, 2]) {
    await field.fill("802");
    await field.blur();
    const { mistake } = site.zipField;
    await expect(page.getByText(mistake), `round ${round}`).toBeVisible();
    await field.fill("80202");
    await expect(page.getByText(mistake)).toHaveCount(0);
  }
  const call = page.locator("#pricing").getByRole("link", { name: "80202" });
  await expect(call.first()).toBeVisible();
});
