import { openBeforeScripts } from "../support/pace";
import { expect, test } from "../support/page";

/** The number of React's error about a page that is not the one it has rendered. */
const repaired = /Minified React error #418/;

/** Who changes a page before React comes, and how. */
const changes: Record<string, () => void> = {
  "A translator's <font> in the heading": () => {
    const heading = document.querySelector("#hero h1")!;
    const font = document.createElement("font");
    font.append(...heading.childNodes);
    heading.append(font);
  },
  "Another text of the label": () => {
    document.querySelector("#hero label")!.textContent = "Código postal";
  },
  "An extension's element in the form": () => {
    document.querySelector("#hero form")!.prepend(document.createElement("b"));
  },
  "An extension's element around the field": () => {
    const field = document.querySelector("#hero input")!;
    const box = document.createElement("span");
    field.replaceWith(box);
    box.append(field);
  },
  "A linked telephone number in another section": () => {
    const link = document.createElement("a");
    link.href = "tel:5550100";
    link.textContent = "555-0100";
    document.querySelector("#faq h2")!.append(link);
  },
  "An extension's element between the sections": () => {
    document.querySelector("main")!.prepend(document.createElement("div"));
  },
};

for (const [who, change] of Object.entries(changes))
  test(`${who} takes neither what is typed nor the focus`, async ({
    page,
    guard,
    content,
  }) => {
    guard.expectError(repaired);
    const scripts = await openBeforeScripts(page);
    const number = page.locator("#calculator").getByRole("textbox").first();
    await number.fill("33");
    const field = page.locator("#hero").getByRole("textbox");
    await field.fill("8020");
    await page.evaluate(change);
    await scripts();
    await expect(field).toHaveValue("8020");
    await expect(number).toHaveValue("33");
    await page.keyboard.type("2");
    await expect(field).toHaveValue("80202");
    const { button } = content.hero;
    await expect(
      page.getByRole("link", { name: `${button} · 80202` }).first(),
    ).toBeVisible();
  });

test("A changed section is repaired, and the other sections stay as they are", async ({
  page,
  guard,
}) => {
  guard.expectError(repaired);
  const scripts = await openBeforeScripts(page);
  const faq = await page.locator("#faq").elementHandle();
  const hero = await page.locator("#hero").elementHandle();
  await page.evaluate(changes["Another text of the label"]!);
  await scripts();
  expect(await faq!.evaluate((node) => node.isConnected)).toBe(true);
  expect(await hero!.evaluate((node) => node.isConnected)).toBe(false);
});

test("A linked telephone number in the policy takes nothing of its dialog", async ({
  page,
  guard,
  content: { site },
}) => {
  guard.expectError(repaired);
  guard.allowForm();
  const scripts = await openBeforeScripts(page, "/privacy-policy");
  await page.evaluate(() => {
    for (const place of document.querySelectorAll("article p, footer p")) {
      const link = document.createElement("a");
      link.href = "tel:5550100";
      place.append(link);
    }
  });
  await scripts();
  await page.getByRole("button", { name: site.dialog.title }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("iframe")).toBeVisible();
  await dialog.getByRole("button", { name: site.dialog.close }).click();
  await expect(dialog).toBeHidden();
});
