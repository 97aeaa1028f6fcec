import { expect, test } from "../support/journey";
import { whileShown } from "../support/shown";

whileShown("mapPack", () => {
  test("The market finder tells a ZIP code's market, marks its row and carries the code to the form", async ({
    visitor,
    content,
  }) => {
    const within = "#map-pack";
    const { marketFinder, mapPack, hero, form } = content;
    const field = { role: "textbox", name: marketFinder.label, within };
    const status = { role: "status", within };
    await visitor.open();
    await visitor.scrollTo({ role: "heading", name: marketFinder.heading });

    await visitor.fill(field, "1234");
    await visitor.press("Enter");
    await visitor.expect(status, { text: marketFinder.mistake });

    await visitor.fill(field, "37203");
    const [, tier] = mapPack.tiers;
    const market = { zip: "37203", city: "Nashville", state: "TN" };
    const answer = Object.entries({ ...market, tier: tier!.tier }).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      marketFinder.found,
    );
    await visitor.expect(status, { text: answer });
    const rows = await visitor.look({ role: "row", within: `${within} tbody` });
    expect(rows.map(({ current }) => current)).toEqual(
      mapPack.tiers.map(({ slug }) => slug === tier!.slug),
    );

    await visitor.click({ role: "link", name: hero.button, within });
    await visitor.expectAddress("/#form");
    await visitor.expectInView({ role: "heading", name: form.heading });
    const asked = () =>
      visitor.run(() => document.querySelector("iframe")?.src);
    await expect.poll(asked).toMatch(/[?&]zip=37203\b/);
  });
});
