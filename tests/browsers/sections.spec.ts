import { costComparisonData } from "../../pipeline/assets/lazy-data";
import { parameters, startOf } from "../../src/lib/cost-comparison/state";
import { writtenComparison } from "../../src/lib/cost-comparison/written";
import { interpolate } from "../../src/lib/figures";
import { positions } from "../../src/lib/positions";
import { expect, test } from "../support/journey";
import { given, whileShown } from "../support/shown";

whileShown("faq", () =>
  test("A question opens its answer and closes any other, by click and by key", async ({
    visitor,
  }) => {
    const [first, second] = given.faq.items.map(({ question, answer }) => ({
      question: { role: "heading", name: question },
      answer: { text: answer.split("\n")[0]!, within: "#faq" },
    }));
    await visitor.open();
    await visitor.expectNo(first!.answer);
    await visitor.click(first!.question);
    await visitor.expect(first!.answer);
    await visitor.click(second!.question);
    await visitor.expect(second!.answer);
    await visitor.expectNo(first!.answer);
    await visitor.press("Enter");
    await visitor.expectNo(second!.answer);
    await visitor.press("Space");
    await visitor.expect(second!.answer);
  }),
);

whileShown("mapPack", () =>
  test("The market finder tells a ZIP code's market, marks its row and carries the code to the form", async ({
    visitor,
    content: { marketFinder, mapPack, hero, form },
  }) => {
    const within = "#map-pack";
    const field = { role: "textbox", name: marketFinder.label, within };
    const status = { role: "status", within };
    await visitor.open();
    await visitor.scrollTo({ role: "heading", name: marketFinder.heading });
    await visitor.fill(field, "1234");
    await visitor.press("Enter");
    await visitor.expect(status, { text: marketFinder.mistake });

    await visitor.fill(field, "37203");
    const { slug, tier } = mapPack.tiers[1]!;
    const market = { zip: "37203", city: "Nashville", state: "TN", tier };
    const text = interpolate(marketFinder.found, market);
    await visitor.expect(status, { text });
    const rows = await visitor.look({ role: "row", within: `${within} tbody` });
    // The row that names a tier comes before those of its positions.
    const heads = rows.filter(
      (_, index) => index % (positions.length + 1) === 0,
    );
    expect(heads.map(({ current }) => current)).toEqual(
      mapPack.tiers.map((each) => each.slug === slug),
    );

    const button = `${hero.button} · 37203`;
    await visitor.click({ role: "link", name: button, within });
    const heading = interpolate(form.askedHeading, market);
    await visitor.expectInView({ role: "heading", name: heading });
    const asked = () =>
      visitor.run(() => document.querySelector("iframe")?.src);
    await expect.poll(asked).toMatch(/[?&]zip=37203\b/);
  }),
);

test("The comparison follows the visitor's numbers, and its address shows them again", async ({
  visitor,
  content,
}) => {
  const data = costComparisonData(content);
  const { heading, numbers } = content.costComparison;
  const within = "#pricing";
  const price = { role: "spinbutton", name: numbers.leadPrice.label, within };
  const { leads } = writtenComparison(
    { ...startOf(data), leadPrice: 45 },
    data,
  ).perPolicy;
  const figure = { text: leads.figure, within: `${within} table` };

  await visitor.open();
  await visitor.click({ role: "heading", name: heading });
  await visitor.expectNo(figure);
  await visitor.fill(price, "45");
  await visitor.expect(figure);
  const search = () => visitor.run(() => location.search);
  await expect.poll(search).toContain(`${parameters.leadPrice}=45`);

  const address = `/${await search()}`;
  await visitor.open("/privacy-policy");
  await visitor.open(address);
  await visitor.scrollTo({ role: "heading", name: heading });
  await visitor.expect(price, { value: "45" });
  await visitor.expect(figure);
});
