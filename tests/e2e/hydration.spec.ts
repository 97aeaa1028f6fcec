import { openBeforeScripts } from "../support/pace";
import { expect, test } from "../support/page";

/** The number of React's error about a page that is not the one it has rendered. */
const mismatch = /Minified React error #418/;

/** What changes a page before React comes: where, which element it adds, and how. */
const changes = [
  ["A translator's <font>", "#hero h1", "font", "inside"],
  ["Another text", "#hero label", "", "text"],
  ["An extension's element", "#hero form", "b", "first"],
  ["An extension's element around the field", "#hero input", "span", "around"],
  ["A linked telephone number", "#faq h2", "a", "inside"],
  ["An extension's element between the sections", "main", "div", "first"],
] as const;

for (const [who, where, ...how] of changes)
  test(`${who} in ${where} takes neither what is typed nor the focus, and other sections stay as they are`, async ({
    page,
    guard,
    content,
  }) => {
    guard.expectError(mismatch);
    const scripts = await openBeforeScripts(page);
    const number = page.locator("#calculator").getByRole("textbox").first();
    await number.fill("33");
    const field = page.locator("#hero").getByRole("textbox");
    await field.fill("8020");
    const sections = await page.evaluateHandle(() => [
      ...document.querySelectorAll("main > section"),
    ]);
    await page.locator(where).evaluate(change, how);
    await scripts();
    await expect(field).toHaveValue("8020");
    await expect(number).toHaveValue("33");
    await page.keyboard.type("2");
    await expect(field).toHaveValue("80202");
    const { button } = content.hero;
    await expect(
      page.getByRole("link", { name: `${button} · 80202` }).first(),
    ).toBeVisible();
    const [all, repaired] = await sections.evaluate((nodes) =>
      [nodes, nodes.filter((node) => !node.isConnected)].map((some) =>
        some.map(({ id }) => `#${id}`),
      ),
    );
    const [changed] = where.split(" ");
    expect(repaired).toEqual(changed === "main" ? all : [changed]);
  });

test("A linked telephone number in the policy takes nothing of its dialog", async ({
  page,
  guard,
  content: { site },
}) => {
  guard.expectError(mismatch);
  guard.allowForm();
  const scripts = await openBeforeScripts(page, "/privacy-policy");
  await page
    .locator("article p, footer p")
    .evaluateAll((places) =>
      places.forEach((place) => place.append(document.createElement("a"))),
    );
  await scripts();
  await page.getByRole("button", { name: site.dialog.title }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("iframe")).toBeVisible();
  await dialog.getByRole("button", { name: site.dialog.close }).click();
  await expect(dialog).toBeHidden();
});

/** Changes a text, or adds an element: first in a place, inside it around all it holds, or around it. */
function change(place: Element, [tag, how]: readonly [string, string]) {
  if (how === "text") return place.prepend("Código postal: ");
  const added = document.createElement(tag);
  if (how === "inside") added.append(...place.childNodes);
  if (how === "around") {
    place.replaceWith(added);
    added.append(place);
  } else place.prepend(added);
}
